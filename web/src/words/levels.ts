// What the levels of bots are called; a level without a name goes by its code.
import { speech } from './speech.svelte'

export const level = (code: string | null): string => speech.words.orCode(code ?? '', `web-level-${code}`)
