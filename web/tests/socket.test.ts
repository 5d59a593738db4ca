// The line to a table: opens again when it breaks, sends again what was not answered, and never something twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type Status } from '@/net/socket'
import type { FromServer } from '@/net/wire'
import { Fake } from './fake'

function line() {
  const heard: FromServer[] = []
  const status: Status[] = []
  const one = new Line(
    () => 'ws://x',
    (message) => heard.push(message),
    (now) => status.push(now),
    (url) => new Fake(url) as unknown as WebSocket,
  )
  one.open()
  return { one, heard, status }
}
const { last } = Fake

beforeEach(() => {
  Fake.all = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the line', () => {
  it('numbers what it sends', () => {
    const { one } = line()
    last().opens()
    one.send('look', { eye: 1 })
    one.play(0, 7, 'end')
    expect(last().sent).toEqual([
      { type: 'look', re: 1, eye: 1 },
      { type: 'play', re: 2, seat: 0, at: 7, word: 'end' },
    ])
  })

  it('opens again by itself, later and later, and says so', () => {
    const { status } = line()
    last().opens()
    last().close()
    expect(Fake.all.length).toBe(1)
    vi.advanceTimersByTime(300)
    expect(Fake.all.length).toBe(2)
    last().close()
    vi.advanceTimersByTime(300)
    expect(Fake.all.length).toBe(2)
    vi.advanceTimersByTime(400)
    expect(Fake.all.length).toBe(3)
    expect(status).toEqual(['connecting', 'open', 'lost', 'lost', 'lost', 'lost'])
  })

  it('sends an unanswered move again, the same one, and an answered one never', () => {
    const { one } = line()
    last().opens()
    one.play(0, 7, 'end')
    last().close()
    vi.advanceTimersByTime(300)
    last().opens()
    expect(last().sent).toEqual([{ type: 'play', re: 1, seat: 0, at: 7, word: 'end' }])
    last().says({ type: 'done', re: 1, at: 9 })
    last().close()
    vi.advanceTimersByTime(300)
    last().opens()
    expect(last().sent).toEqual([])
  })

  it('forgets a move that was refused', () => {
    const { one } = line()
    last().opens()
    one.play(0, 7, 'end')
    last().says({ type: 'refused', re: 1, error: 'OutOfDate', detail: {}, message: '' })
    expect(one.unanswered).toBe(null)
  })

  it('does not trust a line on which nothing is heard', () => {
    line()
    last().opens()
    vi.advanceTimersByTime(20_000)
    expect(last().sent).toEqual([{ type: 'ping', re: 1 }])
    vi.advanceTimersByTime(41_000)
    expect(Fake.all.length).toBe(2)
  })

  it('stays closed when it is closed', () => {
    const { one } = line()
    last().opens()
    one.close()
    vi.advanceTimersByTime(60_000)
    expect(Fake.all.length).toBe(1)
  })
})
