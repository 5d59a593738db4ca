// The focus stays at the table, one stop for each part of it.
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus, moveFocus } from '@/table/focus'

const PAGE = `<header><a href="/">home</a></header>
  <aside><button>log</button></aside>
  <main class="board" tabindex="-1"><button id="b1">b1</button><button id="b2">b2</button></main>
  <div class="hand"><button id="h1">h1</button><button id="h2">h2</button></div>
  <div class="bar"><div class="buttons"></div><div class="extra"><button id="undo">undo</button></div></div>`

let root: HTMLElement
let kept: { destroy: () => void }
const get = (id: string) => document.getElementById(id)!
const stops = () =>
  [...root.querySelectorAll('button')].filter((one) => one.tabIndex === 0).map((one) => one.textContent)
/** Another question: these are its answers. */
const asks = async (shown: string, ...ids: string[]) => {
  for (const one of root.querySelectorAll('button')) one.toggleAttribute('data-lit', ids.includes(one.id))
  root.dataset.shown = shown
  await tick()
  await new Promise((then) => setTimeout(then))
}
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
const point = () => window.dispatchEvent(new PointerEvent('pointerdown'))

beforeEach(async () => {
  document.body.innerHTML = `<div class="table">${PAGE}</div>`
  root = document.querySelector<HTMLElement>('.table')!
  press()
  kept = keepFocus(root)
  await asks('1.0', 'h1', 'h2')
})
afterEach(() => {
  kept.destroy()
  document.body.innerHTML = ''
})

describe('the focus', () => {
  it('begins at the first answer, and each part of the table is one stop', () => {
    expect(document.activeElement!.id).toBe('h1')
    expect(stops()).toEqual(['log', 'b1', 'h1', 'undo'])
  })

  it('goes to the first answer of the next question, and stays on one that is an answer again', async () => {
    await asks('2.0', 'b2', 'h2')
    expect(document.activeElement!.id).toBe('b2')
    await asks('3.0', 'b1', 'b2')
    expect(document.activeElement!.id).toBe('b2')
    expect(stops()).toEqual(['log', 'b2', 'h2', 'undo'])
  })

  it('is not lost with what had it, and waits on the board while others are asked', async () => {
    get('h1').remove()
    await asks('2.0')
    expect(document.activeElement).toBe(root.querySelector('main'))
    await asks('3.0', 'b1')
    expect(document.activeElement!.id).toBe('b1')
  })

  it('is left alone elsewhere: in the panel, in the header, on a tool', async () => {
    for (const one of [root.querySelector('aside button')!, root.querySelector('a')!, get('undo')]) {
      ;(one as HTMLElement).focus()
      await asks(`${one.textContent}`, 'b1')
      expect(document.activeElement).toBe(one)
    }
  })

  it('moves for nobody who points', async () => {
    get('h2').focus()
    point()
    await asks('2.0', 'b1')
    expect(document.activeElement!.id).toBe('h2')
  })

  it('moves by the arrow keys inside of its part', () => {
    const at = (id: string, x: number, y: number) => {
      const where = { left: x, top: y, width: 10, height: 10 } as DOMRect
      get(id).getBoundingClientRect = () => where
    }
    at('h1', 0, 100)
    at('h2', 20, 100)
    at('b1', 20, 0)
    get('h1').focus()
    expect([moveFocus(root, 'arrowright'), document.activeElement!.id]).toEqual([true, 'h2'])
    expect([moveFocus(root, 'arrowup'), document.activeElement!.id]).toEqual([false, 'h2'])
    expect([moveFocus(root, 'arrowleft'), document.activeElement!.id]).toEqual([true, 'h1'])
    expect([moveFocus(root, 'x'), moveFocus(undefined, 'arrowleft')]).toEqual([false, false])
  })
})
