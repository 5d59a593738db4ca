// The word that somebody who points at something dark most likely means.
import type { Option } from './choosing.svelte'

/** Places of one kind are written alike: R1L and R4R, but not R1. */
const shape = (value: string) => value.replace(/[A-Za-z]/g, 'a').replace(/\d+/g, '0')

/** What a target can stand for where `like` stands: itself, or the place that a card lies at. */
function meant(kind: string, value: string, like: string): string | undefined {
  if (kind !== 'cell') return value
  return [value, value.split('/')[0]].find((one) => shape(one) === shape(like))
}

export function wordFor(options: Option[], target: string): string | null {
  const [kind, value] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]
  for (const option of options) {
    const like = option.targets.find((one) => one.startsWith(`${kind}:`))?.slice(kind.length + 1)
    if (like === undefined || option.set || kind === 'word') continue
    const [verb, argument] = [option.word.split(':')[0], option.word.slice(option.word.indexOf(':') + 1)]
    const parts = argument.split(',')
    const at = parts.indexOf(like)
    const part = meant(kind, value, like)
    if (at < 0 || part === undefined) continue
    parts[at] = part
    return `${verb}:${parts.join(',')}`
  }
  return null
}
