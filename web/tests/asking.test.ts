// Whatever is drawn can be asked about: what a click on the table sends, and how the answer is told.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asking, thingAt } from '@/table/asking'
import { Lit } from '@/table/choosing.svelte'
import { speech } from '@/words/speech.svelte'
import { tellImpossible, tellReason, type Why } from '@/words/reasons'

const TABLE = `
  <main class="board">
    <button data-target="card:F1" data-at="hands.0" class="lit"></button>
    <button data-at="deck" class="deck"><b class="inner"></b></button>
    <span data-target="cell:R1L" data-thing="rows.0.left" class="place"><i></i></span>
    <div data-at="terrain.1"><span class="field"></span></div>
    <button class="player"><span data-at="racks.1" class="rack"></span></button>
    <button class="explain"><span data-at="water.0" class="water"></span></button>
    <button data-at="discard" aria-haspopup="dialog" class="pile"></button>
    <dialog open><span data-at="x" class="inside"></span></dialog>
    <p class="nothing"></p>
  </main>
  <div class="hand" data-at="hands.0"><span data-target="card:F2" class="card"></span></div>
  <div class="bar"><button class="button" data-target="word:end"></button></div>`

describe('a click', () => {
  const asked: [string, string][] = []
  let root: HTMLElement
  let lit: Lit
  let action: { destroy: () => void }
  const click = (name: string) => root.querySelector<HTMLElement>(`.${name}`)!.click()

  beforeEach(() => {
    asked.length = 0
    root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = TABLE
    lit = new Lit(
      () => {},
      (target, place) => asked.push([target, place]),
    )
    root.querySelector('.lit')!.addEventListener('click', () => lit.pick('card:F1'))
    action = asking(root, { lit, ask: (target, at) => asked.push([target, at]) })
  })
  afterEach(() => {
    action.destroy()
    root.remove()
  })

  it('on a thing that picks asks once, and says where it lies', () => {
    click('lit')
    expect(asked).toEqual([['card:F1', 'hands.0']])
  })

  it.each([
    ['deck', '', 'deck'],
    ['inner', '', 'deck'],
    ['place', 'cell:R1L', 'rows.0.left'],
    ['field', '', 'terrain.1'],
    ['explain', '', 'water.0'],
    ['water', '', 'water.0'],
    ['card', 'card:F2', 'hands.0'],
  ])('on %s asks what it is', (name, target, at) => {
    click(name)
    expect(asked).toEqual([[target, at]])
  })

  it.each(['player', 'rack', 'pile', 'inside', 'nothing', 'button'])('on %s asks nothing', (name) => {
    click(name)
    expect(asked).toEqual([])
  })

  it('asks no more when the table is gone', () => {
    action.destroy()
    click('deck')
    expect(asked).toEqual([])
    expect(thingAt(null)).toBe(null)
  })
})

describe('the answer', () => {
  beforeAll(async () => {
    await speech.speak('en')
    await speech.about('tribes', 'tribes-rules')
  })
  const tell = (why: Partial<Why>, question = '', name = '') =>
    tellReason(speech.words, 'tribes', { refusal: null, thing: null, asked: 0, ...why }, question, name)
  const tile = { thing: 'forest_display', whose: '', uses: ['forest_tile'] } as const

  it('says what a thing is for and what is asked now', () => {
    const [what, now] = tell({ thing: { ...tile, uses: [] } }, 'What do you do?')
    expect(what).toContain('forest tile')
    expect(now).toBe('Now: What do you do?')
  })

  it('says first whose turn it is', () => {
    expect(tell({ thing: { ...tile, uses: [] }, asked: 1 }, '', 'Bot B')[0]).toBe('Bot B is asked now.')
  })

  it('names the rule and what is missing, in numbers', () => {
    const lacks = [{ what: 'own', need: 2, have: 0, of: 'water' }]
    const refusal = { rule: 'TRB-PLAY-6', reason: '', detail: {}, lacks }
    expect(tell({ refusal, thing: { ...tile, uses: [] } }, 'What?')).toEqual([
      speech.words.rule('TRB-PLAY-6'),
      'Needed: 2 water on your rack. You have 0.',
    ])
  })

  it('names the questions of a thing that has no words', () => {
    expect(tell({ thing: { ...tile, thing: '', uses: ['forest_tile'] } })).toEqual([
      `This answers: ${speech.words.named('choice', 'tribes', 'forest_tile')}`,
    ])
  })

  it('calls what is impossible by its verb, else as the answer that it would be', () => {
    expect(tellImpossible(speech.words, 'tribes', 'main_action', 'village:1.2')).toBe('Build a village')
    expect(tellImpossible(speech.words, 'tribes', 'main_action', 'temple')).toContain('temple')
  })
})
