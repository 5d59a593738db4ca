// What travels between server and browser.
/* eslint-disable @typescript-eslint/no-explicit-any */
export type Point = { card?: string; cell?: string; seat?: number; number?: number; word?: string; zone?: string }
export type Choice = {
  seat: number
  name: string
  about: Record<string, any>
  options: number[]
  words: string[]
  points_at: Point[][]
}
/** A position as one viewer sees it; every game has keys of its own. */
export type View = {
  game: string
  seats: number
  settings: Record<string, any>
  turn: number
  round: number
  step: string
  choice: Choice | { seat: number } | null
  result: Result | null
  insight: Record<string, any>
  [key: string]: any
}
export type Result = {
  won: boolean | null
  reason: string
  rule: string
  scores: number[]
  ranks: number[]
  winners: number[]
}
export type Event = { n: number; event: string; [key: string]: any }

export type Seat = {
  seat: number
  kind: 'human' | 'bot' | 'open' | 'friend'
  name: string
  level: string | null
  here: boolean
  yours: boolean
  taken_over: boolean
  linked: boolean | null
  stand_in?: string | null
}
export type TableInfo = {
  id: string
  game: string
  settings: Record<string, any>
  version: number
  status: 'waiting' | 'playing' | 'over' | 'closed' | 'readonly'
  seats: Seat[]
  created: string
  changed: string
  spectators: string
  hints: boolean
  chat: boolean
  limit_seconds: number | null
  deadline: string | null
  practice: boolean
  numbered: boolean
  deal: null | {
    commitment: string
    shares: { seat: number; share: string | null }[]
    secret: string | null
    nonce: string | null
  }
  result: Result | null
  yours: number[]
  host: boolean
  asked: number[]
  undo: null | { by: number; needs: number[]; agreed: number[] }
  branch_of: null | { table: string; at: number }
  next: string | null
  long_step: boolean
}
export type SeatLink = { id: string; seat: number; kind: 'invitation' | 'device'; made: string }
export type GameOption = {
  kind: 'flag' | 'choice' | 'subset' | 'list' | 'seat'
  choices: any[]
  default: any
  valid_when: string
}
export type GameInfo = {
  id: string
  version: number
  seats: number[]
  options: Record<string, GameOption>
  levels: string[]
}
export type SeatWish = { kind: 'me' | 'open' | 'bot' | 'friend'; level?: string; name?: string }
export type NewTable = {
  game: string
  settings: Record<string, any>
  seats: SeatWish[]
  limit_seconds?: number | null
  spectators: 'public' | 'seats' | 'none'
  hints?: boolean
  seed?: number
  start: boolean
}
export type Move = { number: number; seat: number; choice: string; word: string; turn: number }
export type Hint = {
  word: string
  rank: number | null
  chance: number | null
  low: number | null
  high: number | null
  score: number | null
  visits: number
  line: string[]
}
export type Refusal = { rule: string; reason: string; detail: Record<string, any> }
export type Said = { seat: number | null; name: string; text: string; when: string }

export type FromServer =
  | { type: 'state'; re?: number; eye: number | null; at: number; view: View; log: Event[]; table: TableInfo }
  | { type: 'events'; eye: number | null; since: number; at: number; events: Event[] }
  | { type: 'done'; re: number; at: number }
  | { type: 'refused'; re: number | null; error: string; detail: Record<string, any>; message: string; at?: number }
  | { type: 'table'; table: TableInfo }
  | ({ type: 'said' } & Said)
  | { type: 'hints'; re: number; seat: number; at: number; options: Hint[]; iterations: number }
  | { type: 'why'; re: number; word: string; refusal: Refusal | null }
  | { type: 'pong'; re: number }

/** Whether the viewer is the one who is asked. */
export const isAsked = (choice: View['choice'] | undefined): choice is Choice => !!choice && 'words' in choice
