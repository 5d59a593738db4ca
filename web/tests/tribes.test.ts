// How the table of Tribes of the Wind is put in order for drawing.
import { describe, expect, it } from 'vitest'
import { face } from '@/games/tribes/faces'
import type { View } from '@/games/tribes/schema'
import { elementOf, facts, fields, fieldsOf, inner, part, tile } from '@/games/tribes/view'
import { samples } from './samples'

const views = samples<{ name: string; view: View & { data: string } }[]>('tribes')

describe('components', () => {
  it('are those of the games played', () =>
    expect(new Set(views.map(({ view }) => view.data))).toEqual(new Set([facts().data])))
  it('all have a face', () => {
    const codes = [
      ...Object.keys(facts().element_cards),
      ...Object.keys(facts().village_cards),
      ...Object.keys(facts().leaders),
      ...Object.keys(facts().tiles),
      '?',
      '?fire',
    ]
    expect(codes.filter((code) => !face(code).icon)).toEqual([])
  })
})

describe('writing', () => {
  it('of tiles is read: side, temple, riders', () => {
    expect(tile('T16*^pollution:2')).toMatchObject({ code: 'T16', village: true, temple: 'pollution', riders: 2 })
    expect(tile('S1:3')).toMatchObject({ code: 'S1', village: false, temple: null, riders: 3 })
    expect(tile('T09')).toMatchObject({ code: 'T09', village: false, temple: null, riders: 0 })
  })
  it('of parts is read', () => {
    expect(['W4', 'WM6', 'MX', 'F8-X', 'C1', 'CLEAR'].map((text) => Object.values(part(text)))).toEqual([
      ['W', '4'],
      ['WM', '6'],
      ['M', 'X'],
      ['F', '8−X'],
      ['C', ''],
      ['CLEAR', ''],
    ])
  })
  it('of names is shortened to what they say', () =>
    expect([inner('V04 (tiles on all fields “dome”)'), inner('Fire F01')]).toEqual([
      'tiles on all fields “dome”',
      'Fire F01',
    ]))
  it('of backs and faces tells the element', () =>
    expect(['?fire', 'W01', '?', '.'].map(elementOf)).toEqual(['fire', 'water', '', '']))
})

describe('terrain', () => {
  it('has twelve fields with everything of the view on them', () => {
    for (const { view } of views.filter((one) => one.view.step !== 'setup_boards')) {
      for (let seat = 0; seat < view.seats; seat++) {
        const found = fields(view, seat)
        expect(found.length).toBe(12)
        expect(found.filter((field) => field.tile).length).toBe(Object.keys(view.terrain[seat]).length)
        expect(found.filter((field) => field.pollution).length).toBe(Object.keys(view.pollution[seat]).length)
      }
    }
  })
  it('shows where a goal points: listed fields, or those with its symbol', () => {
    const symbol = Object.entries(facts().village_cards).find(([, card]) => card.symbol)!
    expect(fieldsOf(symbol[0], facts().boards['1']).map((field) => facts().boards['1'].symbols[field])).toEqual([
      symbol[1].symbol,
      symbol[1].symbol,
    ])
    expect(fieldsOf('V06', facts().boards['1'])).toEqual(facts().village_cards.V06.fields)
  })
})
