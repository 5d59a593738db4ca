// The word that somebody who points at something dark most likely means.
import type { Option } from './choosing.svelte'

export function wordFor(options: Option[], target: string): string | null {
  const [kind, value] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]
  for (const option of options) {
    const like = option.targets.find((one) => one.startsWith(`${kind}:`))
    if (!like || option.set || kind === 'word') continue
    const [verb, argument] = [option.word.split(':')[0], option.word.slice(option.word.indexOf(':') + 1)]
    const parts = argument.split(',')
    const at = parts.indexOf(like.slice(kind.length + 1))
    if (at < 0) continue
    parts[at] = value
    return `${verb}:${parts.join(',')}`
  }
  return null
}
