// The server's HTTP side.
import type { Facts } from './schema'
import type { MoveInfo, PastView, Standings, TableInfo, Told } from './table'
import type {
  BranchWish,
  GameInfo,
  Health,
  Link,
  LinkInfo,
  MeWish,
  OfSeat,
  SeatWish,
  Seated,
  ShareWish,
  Sit,
  TableWish,
  Unlink,
} from './wire'

export class ApiError extends Error {
  constructor(
    readonly error: string,
    readonly detail: Record<string, unknown>,
    message: string,
  ) {
    super(message)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  if (token) headers.Authorization = `Bearer ${token}`
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError('Offline', {}, 'no connection')
  })
  const json = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null
  if (!answer.ok) throw new ApiError(json?.error ?? 'Failed', json?.detail ?? {}, json?.message ?? answer.statusText)
  return json as T
}

const post = <T = TableInfo>(path: string, body: unknown = {}) => ask<T>('POST', path, body)
const ofSeat = <T = TableInfo>(path: string, seat: number) => post<T>(path, { seat } satisfies OfSeat)
const query = (parts: Record<string, string | number | null | undefined>) => {
  const known = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined)
  return known.length ? `?${new URLSearchParams(known.map(([key, value]) => [key, String(value)]))}` : ''
}

let gamesAsked: Promise<GameInfo[]> | null = null

export const api = {
  games: () =>
    (gamesAsked ??= ask<GameInfo[]>('GET', '/games').catch((error) => {
      gamesAsked = null
      throw error
    })),
  live: () => ask<Health>('GET', '/health/live'),
  facts: (game: string) => ask<Facts>('GET', `/games/${game}/facts`),
  make: (wish: TableWish) => post('/tables', wish),
  mine: () => ask<TableInfo[]>('GET', '/tables'),
  open: () => ask<TableInfo[]>('GET', '/tables/open'),
  /** What is known of a table; a table without spectators shows itself to whoever has a link. */
  table: (id: string, token?: string) => ask<TableInfo>('GET', `/tables/${id}`, undefined, token),
  /** `numbered`: the person has been told that the cards of this table may be known. */
  sit: (id: string, seat: number, wish: Omit<Sit, 'seat'> = {}) =>
    post<Seated>(`/tables/${id}/sit`, { seat, ...wish } satisfies Sit),
  share: (id: string, seat: number, share: string) => post(`/tables/${id}/share`, { seat, share } satisfies ShareWish),
  rename: (name: string) => post<unknown>('/me', { name } satisfies MeWish),
  leave: (id: string, seat: number) => ofSeat(`/tables/${id}/leave`, seat),
  takeBack: (id: string, seat: number) => ofSeat(`/tables/${id}/takeback`, seat),
  start: (id: string) => post(`/tables/${id}/start`),
  rematch: (id: string) => post(`/tables/${id}/rematch`),
  remove: (id: string, seat: number) => ofSeat(`/tables/${id}/remove`, seat),
  link: (id: string, seat: number) => ofSeat<Link>(`/tables/${id}/link`, seat),
  links: (id: string) => ask<LinkInfo[]>('GET', `/tables/${id}/links`),
  unlink: (id: string, seat: number, one?: string) =>
    post(`/tables/${id}/unlink`, { seat, ...(one && { id: one }) } satisfies Unlink),
  record: (id: string) => fetch(`/api/v1/tables/${id}/record`).then((answer) => (answer.ok ? answer.text() : '')),
  moves: (id: string, eye: number | null) => ask<MoveInfo[]>('GET', `/tables/${id}/moves${query({ eye })}`),
  view: (id: string, at: number, eye: number | null) => ask<PastView>('GET', `/tables/${id}/view${query({ at, eye })}`),
  story: (id: string, eye: number | null) => ask<Told[]>('GET', `/tables/${id}/story${query({ eye })}`),
  standings: (id: string) => ask<Standings>('GET', `/tables/${id}/standings`),
  branch: (id: string, at: number, seats: SeatWish[]) =>
    post(`/tables/${id}/branch`, { at, seats } satisfies BranchWish),
}
