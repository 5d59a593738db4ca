// What is on the things.
import type { Face } from '@/cards/faces'
import { facts } from './view'

const ICONS: Record<string, string> = { S1: 'stone-pile', S2: 'shirt-button', S3: 'two-coins', S4: 'ring' }

export function face(code: string): Face {
  if (code.startsWith('?')) return { icon: 'raven', tone: 'violet', back: true }
  return { icon: ICONS[code] ?? '', tone: 'gold', number: String(facts().worth[code] ?? '') }
}
