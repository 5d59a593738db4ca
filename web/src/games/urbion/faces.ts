// What is on the cards of Urbion.
import type { Face } from '@/cards/faces'
import { speech } from '@/words/speech.svelte'
import { facts } from './view'

type Sign = { icon: string; tone?: string; text?: string }

/** Every element has its symbol, its colour and, in every language, its letter. */
export const ELEMENTS: Record<string, { icon: string; tone: string }> = {
  E: { icon: 'stone-pile', tone: 'earth' },
  W: { icon: 'water-drop', tone: 'water' },
  F: { icon: 'flame', tone: 'fire' },
  A: { icon: 'feather', tone: 'air' },
}
/** The letter of an element in the language of the reader. */
export const letterOf = (element: string) => speech.words.orCode(element, `web-urbion-letter-${element}`)

export const HOUSES: Record<string, string> = {
  EW: 'stone-bridge',
  EF: 'medieval-gate',
  EA: 'castle',
  WF: 'village',
  WA: 'clock-tower',
  FA: 'family-house',
}
const BOOKS: Record<string, string> = {
  flying_sognae: 'feathered-wing',
  flying_incubi: 'bat-wing',
  invisible_sognae: 'sight-disabled',
  invisible_incubi: 'hidden',
  free_dreams: 'bird-cage',
  perfect_balance: 'scales',
  prophecies: 'crystal-ball',
}
export const POSTCARDS: Record<string, string> = {
  DC: 'dream-catcher',
  DV: 'peace-dove',
  SE: 'third-eye',
  MG: 'wizard-face',
  HG: 'hourglass',
  FS: 'galleon',
  RK: 'rocket',
  PB: 'vintage-robot',
}
const CHAOS: Record<string, Face> = {
  K: { icon: 'vortex', tone: 'white', letter: '✦' },
  C: { icon: 'prism', tone: 'rose', letter: '✧' },
  O: { icon: 'shaking-hands', tone: 'leaf', letter: '◎' },
}
const OTHERS: Record<string, Face> = {
  wise_chaos: { icon: 'brain', tone: 'moon' },
  void_card: { icon: 'galaxy', tone: 'void' },
  void_figure: { icon: 'eclipse', tone: 'void' },
  polarity_sognae: { icon: 'sun', tone: 'gold' },
  polarity_incubi: { icon: 'moon', tone: 'violet' },
  '?': { icon: 'night-sky', tone: 'violet', back: true },
  '?city': { icon: 'castle', tone: 'bark', back: true },
  '?postcard': { icon: 'envelope', tone: 'sand', back: true },
  '?book': { icon: 'open-book', tone: 'bark', back: true },
}

const minus = (value: string) => value.replace('-', '−')

/** What a dream that can lie on both sides counts there. */
function values(code: string): string {
  const dream = facts().dreams[code]
  if (!dream || dream.left === null || dream.right === null) return ''
  return dream.left === -dream.right ? `±${dream.left}` : formatSigned(dream.left) + formatSigned(dream.right)
}

const signs = (letters: string): Sign[] =>
  [...letters].map((letter) => ({ ...ELEMENTS[letter], text: letterOf(letter) }))
const sides = { '+': { tone: 'gold', icon: 'sun' }, '-': { tone: 'violet', icon: 'moon' } }

function dream(wizard: string, letter: string, value: string): Face {
  const side = sides[value[0] as '+' | '-']
  return {
    icon: ELEMENTS[letter].icon,
    tone: side.tone,
    letter: letterOf(letter),
    number: minus(value),
    corner: wizard ? '★' : undefined,
    signs: [{ icon: wizard ? 'pointy-hat' : side.icon }],
  }
}

function city(inside: string): Face {
  if (inside === 'SQ') return { icon: 'obelisk', tone: 'bark', signs: signs('EWFA').map(({ icon }) => ({ icon })) }
  if (inside === 'G') return { icon: 'lotus-flower', tone: 'leaf' }
  if (inside.startsWith('T:')) return { icon: 'greek-temple', tone: 'moon', signs: signs(inside[2]) }
  return { icon: HOUSES[inside] ?? 'castle', tone: 'bark', signs: signs(inside) }
}

/** A card by its code: held, lying (with its value), a city, a book, a postcard (on a dream it is drawn beside it). */
export function face(code: string): Face {
  const bare = code.replace(/\{.*$/, '')
  let found = /^(\*?)([EWFA])([+-]\d)$/.exec(bare)
  if (found) return dream(found[1], found[2], found[3])
  found = /^M:([EWFA])((?:[+-]\d)*)$/.exec(bare)
  if (found) {
    const lies = !(bare in facts().dreams)
    const tone = lies ? sides[found[2][0] as '+' | '-'].tone : 'moon'
    return {
      icon: ELEMENTS[found[1]].icon,
      tone,
      letter: letterOf(found[1]),
      number: lies ? minus(found[2]) : values(bare),
      signs: [{ icon: 'yin-yang' }],
    }
  }
  found = /^([KCO])([+-]\d)?$/.exec(bare)
  if (found) return { ...CHAOS[found[1]], number: found[2] ? minus(found[2]) : values(bare) }
  found = /^\[(.+)\]$/.exec(bare)
  if (found) return city(found[1])
  if (bare in BOOKS) return { icon: BOOKS[bare], tone: 'bark', signs: [{ icon: 'open-book' }] }
  found = /^([A-Z]{2})(?:@(\d))?([+-]\d+)?$/.exec(bare)
  if (found && found[1] in POSTCARDS)
    return {
      icon: POSTCARDS[found[1]],
      tone: 'sand',
      number: found[3] ? minus(found[3]) : found[2] ? `${found[2]}/${facts().turns}` : undefined,
    }
  return OTHERS[bare] ?? { icon: '', tone: 'paper', number: bare }
}

/** A lying dream and the postcard on it. */
export function splitPostcard(code: string): { dream: string; postcard: string } {
  const at = code.indexOf('{')
  return at < 0 ? { dream: code, postcard: '' } : { dream: code.slice(0, at), postcard: code.slice(at + 1, -1) }
}

/** The elements that a city shows. */
export function elements(code: string): string {
  const inside = code.slice(1, -1)
  return inside === 'SQ' ? 'EWFA' : inside === 'G' ? '' : inside.replace('T:', '')
}

/** A sum with its sign, a real minus and no sign before nought. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
