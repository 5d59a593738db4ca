// Why something is not possible, and what a thing is for: what the rules said of it, in sentences.
import type { Lack } from '@/net/schema'
import type { FromServer } from '@/net/wire'
import type { Words } from './words'

export type Why = Pick<Extract<FromServer, { type: 'why' }>, 'refusal' | 'thing' | 'asked'>

/** What is missing, in numbers. */
export function tellLack(words: Words, game: string, lack: Lack): string {
  return words.text(`${game}-lack-${lack.what}`, { of: '', ...lack })
}

/** What cannot be done now, in a few words: by its verb where its game says so, else as the answer that it would be. */
export function tellImpossible(words: Words, game: string, choice: string, word: string): string {
  const id = `${game}-idle-${choice}-${word.split(':')[0]}`
  return words.has(id) ? words.text(id) : words.option(game, choice, word)
}

/** What a thing is for: what its game says of it, else the questions that it answers. */
function tellThing(words: Words, game: string, { thing, whose, uses }: NonNullable<Why['thing']>): string {
  if (thing) return words.text(`${game}-thing-${thing}`, { whose })
  const questions = uses.map((name) => words.named('choice', game, name))
  return questions.length ? words.text('web-why-uses', { questions: questions.join(' ') }) : ''
}

/** The reason in sentences. `question`: what these eyes are asked; `name`: who else is asked. */
export function tellReason(words: Words, game: string, why: Why, question: string, name: string): string[] {
  const { refusal, thing } = why
  const lacks = (refusal?.lacks ?? []).map((lack) => tellLack(words, game, lack))
  const told = thing && !lacks.length ? tellThing(words, game, thing) : ''
  if (refusal) return [words.rule(refusal.rule), ...lacks, told].filter(Boolean)
  if (question) return [told, words.text('web-why-now', { question })].filter(Boolean)
  return [name ? words.text('web-why-turn', { name }) : '', told].filter(Boolean)
}
