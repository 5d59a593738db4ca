// Fair deals (docs/fair-deals.md): what this browser was promised and what it gave, and the check in the end.
import { api, type ApiError } from './api'
import { sha256 } from './sha256'
import type { TableInfo } from './table'

type Kept = { commitment: string; shares: Record<string, string> }
const KEY = 'deals'
const MAX_TABLES = 100 // that are remembered

function readKept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}
function keep(id: string, kept: Kept): void {
  const tables = Object.entries({ ...readKept(), [id]: kept })
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tables.slice(-MAX_TABLES))))
  } catch {
    // no room, or not allowed: then the end cannot be compared with the beginning
  }
}

/** Remember what is promised, once: a later promise must not take the place of the first. */
export function rememberPromise(table: TableInfo): void {
  if (table.deal && !table.result && !readKept()[table.id])
    keep(table.id, { commitment: table.deal.commitment, shares: {} })
}

/** This browser's own share for a seat; always the same one. Nothing is given before a promise was seen. */
export function ownShare(table: TableInfo, seat: number): string | undefined {
  if (!table.deal || table.status !== 'waiting') return undefined
  rememberPromise(table)
  const kept = readKept()[table.id] ?? { commitment: table.deal.commitment, shares: {} }
  const fresh =
    kept.shares[seat] ??
    [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  keep(table.id, { ...kept, shares: { ...kept.shares, [seat]: fresh } })
  return fresh
}

/** Give what is still missing for one's own seats; the table as it is then. */
export async function giveShares(table: TableInfo): Promise<TableInfo> {
  rememberPromise(table)
  for (const seat of table.yours) {
    const own = table.deal?.shares.some((one) => one.seat === seat) ? undefined : ownShare(table, seat)
    if (own)
      table = await api.share(table.id, seat, own).catch((error: ApiError) => {
        if (error.error !== 'Offline') forget(table.id, seat)
        throw error
      })
  }
  return table
}

/** What was refused was not given: another device of the same person was faster, or the game has begun. */
function forget(id: string, seat: number): void {
  const kept = readKept()[id]
  if (kept)
    keep(id, {
      ...kept,
      shares: Object.fromEntries(Object.entries(kept.shares).filter(([one]) => Number(one) !== seat)),
    })
}

/** yes, no, or neither: this browser was not there to see it, or there is nothing to see. */
export type Finding = { id: 'promise' | 'secret' | 'share' | 'seed' | 'late'; good: boolean | null; seats?: number[] }

/** What can be said about the deal of a finished game; `record`: its complete record. */
export function checkDeal(table: TableInfo, record: string): Finding[] {
  const deal = table.deal
  if (!deal?.secret || !deal.nonce) return []
  const kept = readKept()[table.id]
  const head = `table ${table.id}\nsecret ${deal.secret}\n`
  const secret = sha256(`lichtung commitment 1\n${head}nonce ${deal.nonce}\n`) === deal.commitment
  const lines = [...deal.shares]
    .sort((a, b) => a.seat - b.seat)
    .map((one) => `seat ${one.seat} ${one.share ?? 'none'}\n`)
  const seed = BigInt(`0x${sha256(`lichtung seed 1\n${head}${lines.join('')}`).slice(0, 32)}`)
  const used = /^\[seed (\d+)\]$/m.exec(record)?.[1]
  const found: Finding[] = [
    { id: 'promise', good: kept ? kept.commitment === deal.commitment : null },
    { id: 'secret', good: secret },
    { id: 'seed', good: used === String(seed) },
  ]
  const mine = Object.entries(kept?.shares ?? {}).filter(([seat]) => table.yours.includes(Number(seat)))
  if (mine.length)
    found.splice(1, 0, {
      id: 'share',
      good: mine.every(([seat, own]) => deal.shares.some((one) => one.seat === Number(seat) && one.share === own)),
    })
  const late = deal.shares.filter((one) => one.share === null).map((one) => one.seat)
  if (late.length && late.length < deal.shares.length) found.push({ id: 'late', good: null, seats: late })
  return found
}
