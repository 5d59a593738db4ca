// The promise, the share and the check of a deal; the hash must be the one that everybody has.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDeal, giveShares, ownShare, rememberPromise } from '@/net/deal'
import { sha256 } from '@/net/sha256'
import type { TableInfo } from '@/net/wire'

const reference = (text: string) => createHash('sha256').update(text).digest('hex')
const SECRET = '11'.repeat(32)
const NONCE = '22'.repeat(16)
const COMMITMENT = reference(`lichtung commitment 1\ntable T1\nsecret ${SECRET}\nnonce ${NONCE}\n`)
const waiting = {
  id: 'T1',
  status: 'waiting',
  yours: [0],
  seats: [],
  result: null,
  deal: { commitment: COMMITMENT, shares: [], secret: null, nonce: null },
} as unknown as TableInfo

/** The table after the end, and its record. */
function over(
  shares: Record<number, string | null>,
  change: Partial<NonNullable<TableInfo['deal']>> = {},
): [TableInfo, string] {
  const given = Object.entries(shares).map(([seat, one]) => ({ seat: Number(seat), share: one }))
  const lines = given.map((one) => `seat ${one.seat} ${one.share ?? 'none'}\n`).join('')
  const seed = BigInt(`0x${reference(`lichtung seed 1\ntable T1\nsecret ${SECRET}\n${lines}`).slice(0, 32)}`)
  const table = {
    ...waiting,
    status: 'over',
    result: {},
    deal: { commitment: COMMITMENT, shares: given, secret: SECRET, nonce: NONCE, ...change },
  }
  return [table as unknown as TableInfo, `[lichtung 1]\n[seed ${seed}]\n`]
}
const verdicts = (table: TableInfo, record: string) =>
  Object.fromEntries(checkDeal(table, record).map((one) => [one.id, one.good]))

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  })
})

describe('the hash', () => {
  it('is SHA-256 for texts of every length', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'äbcdefghijklmnopqrstuvwxyz0123456789'.repeat(6).slice(0, length)
      expect(sha256(text)).toBe(reference(text))
    }
  })
})

describe('a share', () => {
  it('is 32 random bytes, the same for a seat and another for each seat', () => {
    const first = ownShare(waiting, 0)!
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(ownShare(waiting, 0)).toBe(first)
    expect(ownShare(waiting, 1)).not.toBe(first)
  })

  it('is not made where no deal waits for it', () => {
    expect(ownShare({ ...waiting, deal: null }, 0)).toBeUndefined()
    expect(ownShare({ ...waiting, status: 'playing' }, 0)).toBeUndefined()
  })

  it('that was refused was not given', async () => {
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify({ error: 'NotAllowed' }), {
          status: 403,
          headers: { 'Content-Type': 'application/json' },
        }),
    )
    await expect(giveShares(waiting)).rejects.toThrow()
    const [table, record] = over({ 0: 'ab'.repeat(32), 1: null })
    expect(verdicts(table, record)).toEqual({ promise: true, secret: true, seed: true, late: null })
  })
})

describe('the end', () => {
  it('shows that everything is as it was', () => {
    const own = ownShare(waiting, 0)!
    expect(verdicts(...over({ 0: own, 1: 'cd'.repeat(32) }))).toEqual({
      promise: true,
      share: true,
      secret: true,
      seed: true,
    })
  })

  it('says when the promise, the share, the secret or the cards are others', () => {
    const own = ownShare(waiting, 0)!
    const [table, record] = over({ 0: own, 1: null })
    const changed = (change: Partial<NonNullable<TableInfo['deal']>>) =>
      verdicts({ ...table, deal: { ...table.deal!, ...change } }, record)
    expect(changed({ commitment: '0'.repeat(64) })).toMatchObject({ promise: false, secret: false, seed: true })
    expect(changed({ secret: '33'.repeat(32) })).toMatchObject({ promise: true, secret: false, seed: false })
    expect(changed({ nonce: '33'.repeat(16) })).toMatchObject({ promise: true, secret: false, seed: true })
    expect(verdicts(table, record.replace('[seed ', '[seed 1'))).toMatchObject({ secret: true, seed: false })
    expect(verdicts(...over({ 0: 'ef'.repeat(32), 1: null }))).toMatchObject({ share: false, seed: true })
    expect(verdicts(...over({ 0: null, 1: own }))).toMatchObject({ share: false, late: null })
  })

  it('compares with the first promise, whatever is promised later', () => {
    rememberPromise(waiting)
    rememberPromise({ ...waiting, deal: { ...waiting.deal!, commitment: '0'.repeat(64) } })
    expect(verdicts(...over({ 0: null }))).toEqual({ promise: true, secret: true, seed: true })
  })

  it('does not claim to have seen what it has not', () => {
    const [table, record] = over({ 0: null })
    rememberPromise(table) // too late: the game is over
    expect(verdicts(table, record)).toEqual({ promise: null, secret: true, seed: true })
  })

  it('knows nothing while the secret is not told', () => {
    expect(checkDeal(waiting, '')).toEqual([])
  })
})
