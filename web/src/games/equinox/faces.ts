// The creatures of Equinox: an emblem and a hue for each; the strength is the number on the card.
import type { Face } from '@/cards/faces'
import { creatureOf, strengthOf } from './view'

const CREATURES: Record<string, [icon: string, hue: number]> = {
  susi: ['squirrel', 14],
  moosmann: ['leaf-skeleton', 96],
  cornu: ['unicorn', 268],
  klumpi: ['rock-golem', 32],
  echomir: ['evil-bat', 232],
  lupino: ['wolf-howl', 212],
  noctia: ['barn-owl', 250],
  carmen: ['butterfly', 330],
  fungi: ['spotted-mushroom', 0],
  ziegfried: ['goat', 46],
  aquilon: ['eagle-head', 196],
  raneri: ['frog', 130],
  vulpa: ['fox-head', 24],
  ursus: ['bear-head', 60],
}
const OTHERS: Record<string, [icon: string, tone: string]> = {
  chameleon: ['gecko', 'moon'],
  urvater: ['tree-face', 'bark'],
  dryada: ['woman-elf-face', 'leaf'],
}

/** The emblem of a creature, the chameleon or a tree. */
export const emblem = (name: string): string => CREATURES[name]?.[0] ?? OTHERS[name]?.[0] ?? 'card-pickup'
export const hue = (name: string): number => CREATURES[name]?.[1] ?? 220

export function face(code: string): Face {
  if (code.startsWith('?')) return { icon: 'moon', tone: 'violet', back: true }
  if (/^seat\d$/.test(code)) return { icon: 'gem-pendant', tone: 'moon' }
  const name = creatureOf(code)
  const number = strengthOf(code)
  if (name in OTHERS)
    return { icon: OTHERS[name][0], tone: OTHERS[name][1], number, letter: name === 'chameleon' ? '≈' : '' }
  return { icon: emblem(name), tone: 'hue', hue: hue(name), number }
}
