// Made from src/lichtung/table/schema.py by `python -m tools.wire`. Do not edit.
import type { Ahead, Event, Lack, Target, Thing, View } from './schema'

// -- what is known of a table

/**
 * A seat of a table. `here`: somebody who holds it is connected; `taken_over`: a bot plays for its human. `linked`:
 * there are device links to it; told to the person who sits there, null to everybody else. `stand_in`: the level that
 * answered last, when the workers had no time for the bot's own.
 */
export type SeatInfo = {
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

/** How a game ended; `won` is null where players play against each other. */
export type ResultInfo = {
  won: boolean | null
  reason: string
  rule: string
  scores: number[]
  ranks: number[]
  winners: number[]
}

/** Somebody asks to take the last move back; the seats in `needs` must agree. */
export type UndoInfo = {
  by: number
  needs: number[]
  agreed: number[]
}

/** Where a table came from. */
export type BranchInfo = {
  table: string
  at: number
}

/** What the client of a seat has given to the deal; null where nothing came before the game began. */
export type ShareInfo = {
  seat: number
  share: string | null
}

/** The promise of a deal and what was given to it; `secret` and `nonce` are told when the game is over. */
export type DealInfo = {
  commitment: string
  shares: ShareInfo[]
  secret: string | null
  nonce: string | null
}

/**
 * Everything about a table but the game itself, as one viewer may know it. `host`: I decide about free seats.
 * `numbered`: somebody may know the cards beforehand, and `deal` is null; it is also null where cards of another game
 * were dealt anew. Otherwise each client gives a share to the deal while the table waits. docs/fair-deals.md explains
 * it. `long_step`: this step has had very many answers of mine, and the rules may let it go on for ever.
 */
export type TableInfo = {
  id: string
  game: string
  settings: Record<string, unknown>
  version: number
  status: 'waiting' | 'playing' | 'over' | 'closed' | 'readonly'
  seats: SeatInfo[]
  created: string
  changed: string
  spectators: 'public' | 'seats' | 'none'
  hints: boolean
  chat: boolean
  limit_seconds: number | null
  deadline: string | null
  practice: boolean
  numbered: boolean
  deal: DealInfo | null
  result: ResultInfo | null
  yours: number[]
  host: boolean
  asked: number[]
  undo: UndoInfo | null
  branch_of: BranchInfo | null
  next: string | null
  long_step?: boolean
}

/** One move of a game that may be looked back at. */
export type MoveInfo = {
  number: number
  seat: number
  choice: string
  word: string
  turn: number
}

/** What a viewer saw after move `at`, and the events of that move; at the end of each scene the view is told. */
export type PastView = {
  at: number
  view: View
  events: Event[]
}

/** The events of move `at`, as they were told to a viewer. */
export type Told = {
  at: number
  events: Event[]
}

/** How things stood after move `at`: the points of every seat, or the one number that a team plays for. */
export type StandingAt = {
  at: number
  round: number
  standing: number[]
}

/**
 * How a game went: a point wherever the standing or the round changed, the first and the last one always. `goal`: the
 * standing at which a team has all that it needs, 0 where there is none. `deal`: the number of a numbered deal.
 */
export type Standings = {
  points: StandingAt[]
  goal: number
  deal: number | null
}

// -- the socket, server to client

/** Everything a viewer sees: on opening, after `look` and `resync`, after a move was taken back. */
export type State = {
  type: 'state'
  eye: number | null
  at: number
  view: View
  log: Event[]
  table: TableInfo
  re?: number | null
}

/**
 * What happened, for one viewer; the last event is `view` with the keys of the view that changed. `since` is the `at`
 * that this follows: a viewer who has another one asks for `resync`.
 */
export type Events = {
  type: 'events'
  eye: number | null
  since: number
  at: number
  events: Event[]
}

/** The move is stored for good; `at` is the number that its seat will have with it. */
export type Done = {
  type: 'done'
  re: number
  at: number
}

/** The message with this `re` was refused and changed nothing. */
export type Refused = {
  type: 'refused'
  re: number | null
  error:
    | 'NotFound'
    | 'NotYours'
    | 'NotYourTurn'
    | 'OutOfDate'
    | 'IllegalOption'
    | 'InvalidSettings'
    | 'Full'
    | 'AlreadyStarted'
    | 'NotStarted'
    | 'Over'
    | 'NoUndo'
    | 'TooMany'
    | 'TooLarge'
    | 'Forbidden'
    | 'InvalidInput'
    | 'NotAllowed'
    | 'Busy'
  detail: Record<string, unknown>
  message: string
  at?: number | null
}

/** Something about the table changed. */
export type Table = {
  type: 'table'
  table: TableInfo
}

/** Somebody said something; `seat` is null for a spectator. */
export type Said = {
  type: 'said'
  seat: number | null
  name: string
  text: string
  when: string
}

/**
 * What speaks for an option, or against one that is not among the best: how much more of a measure (of the game) there
 * is after it, or less where `by` is negative: than after the `other` word, than after the best one, or than now.
 */
export type HintReason = {
  measure: string
  by: number
  than: 'other' | 'best' | 'now'
  other?: string
}

/** A decision of the seat that would follow, and what it points at. */
export type HintStep = {
  choice: string
  word: string
  points_at: Target[]
}

/**
 * An option as a bot sees it: how good it is beside the others, how often it was tried, how play might go on. `chance`
 * is the chance to win (or to be first) if strong players play on in every seat; 19 times of 20 it lies between `low`
 * and `high`. Options that cannot be told apart share `rank` and chance. All of these are null for an option that was
 * hardly looked at. `verdict` puts them in a word, `why` in a sentence. `steps` are the seat's own decisions at the
 * beginning of `line`, up to one that shows something new.
 */
export type HintOption = {
  word: string
  verdict: 'best' | 'likely' | 'equal' | 'close' | 'worse' | 'unseen' | null
  why: HintReason | null
  steps: HintStep[]
  rank: number | null
  chance: number | null
  low: number | null
  high: number | null
  score: number | null
  visits: number
  line: string[]
}

/** Advice for a seat, best option first. With depth "where" the words are those worth looking at, in no order. */
export type Hints = {
  type: 'hints'
  re: number
  seat: number
  at: number
  options: HintOption[]
  iterations: number
}

/** The rule that forbids a word, and what is missing for it, in numbers. */
export type RefusalInfo = {
  rule: string
  reason: string
  detail: Record<string, unknown>
  lacks: Lack[]
}

/**
 * Why a word is not offered, or nothing that points at a target; null when it is, or when no rule is about that. `word`
 * is what would have been the answer, `thing` what the target is for, `asked` the seat that is asked now.
 */
export type Because = {
  type: 'why'
  re: number
  word: string | null
  refusal: RefusalInfo | null
  thing: Thing | null
  asked: number | null
}

/** What the rules foretell of an option; null where there is nothing to show before it is chosen. */
export type Foretold = {
  type: 'preview'
  re: number
  word: string
  ahead: Ahead | null
}

/** The table is there. */
export type Pong = {
  type: 'pong'
  re: number
}

export type FromServer = State | Events | Done | Refused | Table | Said | Hints | Because | Foretold | Pong
