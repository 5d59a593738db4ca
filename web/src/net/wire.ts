// Made from src/lichtung/server/wire and src/lichtung/table/schema.py by `python -m tools.wire`. Do not edit.
import type { Event, View } from './schema'

/** Why a request was refused. `detail` of IllegalOption has `rule` and `word`, of InvalidSettings `rule`. */
export type Problem = {
  error:
    | 'AlreadyStarted'
    | 'Busy'
    | 'Forbidden'
    | 'Full'
    | 'IllegalOption'
    | 'InvalidInput'
    | 'InvalidSettings'
    | 'NoUndo'
    | 'NotAllowed'
    | 'NotFound'
    | 'NotStarted'
    | 'NotYourTurn'
    | 'NotYours'
    | 'OutOfDate'
    | 'Over'
    | 'TooLarge'
    | 'TooMany'
  detail: Record<string, unknown>
  message: string
}

// -- games

/**
 * A setting of a game. `valid_when`: other settings (or `seats`) and the values they must have for this one to mean
 * anything but its default. `size`: how many members a list has that is chosen. `usual`: the choice that the default
 * null stands for.
 */
export type OptionInfo = {
  kind: 'choice' | 'flag' | 'list' | 'seat' | 'subset'
  choices: unknown[]
  default: unknown
  valid_when: Record<string, unknown[]>
  size: number | null
  usual: unknown
}

/**
 * How often a level was first, or won alone: a share of so many `games`, 19 times of 20 between `low` and `high`.
 * `against`: the level on all other seats; null where nobody plays against it.
 */
export type WonInfo = {
  level: string
  against: string | null
  games: number
  won: number
  low: number
  high: number
}

/**
 * A table to be made in one click. `level`: that of the bots on the other seats. `won`: what was measured at this very
 * table, weak levels first; empty where nobody has measured it.
 */
export type PresetInfo = {
  seats: number
  settings: Record<string, unknown>
  level: string
  won: WonInfo[]
}

/**
 * A game that can be played here, and the levels of its bots. `cooperative`: all win or lose together. `minutes`: how
 * long a game takes, 0 where nobody has said so. `presets`: by name, `first` for a first game.
 */
export type GameInfo = {
  id: string
  version: number
  seats: number[]
  usual_seats: number
  minutes: number
  cooperative: boolean
  options: Record<string, OptionInfo>
  levels: string[]
  presets: Record<string, PresetInfo>
}

// -- tables

/** Who shall sit there: me, a bot of a level, anybody (open), or whoever has the link (friend). */
export type SeatWish = {
  kind: 'bot' | 'friend' | 'me' | 'open'
  level?: string | null
  name?: string | null
}

/**
 * A table to be made. `seed` makes it a numbered deal, with other people only as practice and with their knowledge;
 * without it nobody can choose or guess the cards.
 */
export type TableWish = {
  game: string
  seats: SeatWish[]
  settings?: Record<string, unknown>
  limit_seconds?: number | null
  spectators?: 'none' | 'public' | 'seats'
  hints?: boolean | null
  seed?: number | null
  start?: boolean
}

/** Continue from the position after move `at` at a new table. */
export type BranchWish = {
  at: number
  seats: SeatWish[]
}

/**
 * Take a free seat; `token` is the secret of an invitation to it. With `device` the answer has a device link. `share`
 * is what this client gives to the deal (see TableInfo). `numbered`: the client has told its person that the cards of
 * this table may be known to others (TableInfo says so). With the secret of a device link nobody sits down: this
 * browser may speak for the seat from now on, by a cookie.
 */
export type Sit = {
  seat: number
  name?: string | null
  token?: string | null
  device?: boolean
  share?: string | null
  numbered?: boolean
}

/** What this client gives to the deal for a seat of mine: random bytes of its own, after it has seen the commitment. */
export type ShareWish = {
  seat: number
  share: string
}

/** A request about one seat: leave it, take it back from a bot, make a link to it, remove who sits there. */
export type OfSeat = {
  seat: number
}

/** Revoke one of my links to a seat, or without `id` all of them; the host's are the invitations. */
export type Unlink = {
  seat: number
  id?: string | null
}

/** Let a bot play a seat. */
export type BotWish = {
  seat: number
  level: string
}

/**
 * A new link to a seat, and the only time that its secret is told. An invitation lets one person sit down, and ends
 * with that. A device link speaks for the seat as long as its maker sits there, or until it is revoked. `id` is what
 * the link is called when it is listed or revoked.
 */
export type Link = {
  token: string
  url: string
  id: string
  kind: 'device' | 'invitation'
}

/** One of my links, without its secret. */
export type LinkInfo = {
  id: string
  seat: number
  kind: 'device' | 'invitation'
  made: string
}

/** The table where I sit now, and if I wished for one the secret of a device link to my seat. */
export type Seated = TableInfo & {
  token?: string | null
}

// -- people

/** Who I am here. */
export type Me = {
  name: string
  account: boolean
}

/** What I want to be called. */
export type MeWish = {
  name: string
}

/** A name and a password: to make an account, to log in, to delete the account. */
export type Credentials = {
  name: string
  password: string
}

/** Another password, and the one of now. */
export type PasswordWish = {
  old: string
  new: string
}

/**
 * A browser that is known as me. `seen` is the last day it was in use; `here`: it is this one. `browser` is its family,
 * "" for a program, "before" for one from before browsers were told apart.
 */
export type SessionInfo = {
  browser: string
  made: string
  seen: string
  here: boolean
}

/** What is kept of me myself. Of a password there is only a hash. */
export type PersonExport = {
  id: string
  name: string
  account: string
  created: string
}

/** A link to a seat that I have made and that still holds. */
export type LinkExport = {
  table: string
  seat: number
  kind: 'device' | 'invitation'
  made: string
}

/** A line of chat that I have written. */
export type LineExport = {
  table: string
  seat: number | null
  name: string
  text: string
  when: string
}

/** A table where I have a seat, and its game as far as I may see it: the whole of it, or what each seat of mine saw. */
export type TableExport = {
  table: TableInfo
  records: string[]
}

/** Everything that is kept about me. */
export type Export = {
  person: PersonExport
  sessions: SessionInfo[]
  links: LinkExport[]
  chat: LineExport[]
  tables: TableExport[]
}

/**
 * Whether the server works. `reason`: why it is not ready, `database` when that cannot be read and written. `compiled`:
 * how much of the compiled build is there, from 0 to 1, while it is being made; the bots are slower without it.
 */
export type Health = {
  status: 'failing' | 'ok' | 'stopping'
  version: string
  reason?: '' | 'database' | 'stopping'
  compiled?: number | null
}

// -- the socket, client to server

/** Answer the open question of a seat. `at`: the number of the last message of events (or state) its viewer has got. */
export type Play = {
  type: 'play'
  re: number
  seat: number
  at: number
  word: string
}

/** Look as another viewer: a seat of mine, null for a spectator's. */
export type Look = {
  type: 'look'
  re: number
  eye: number | null
}

/** Take the last move back, or ask the others whether it may be. */
export type Undo = {
  type: 'undo'
  re: number
  seat: number
}

/** Say yes or no to somebody's wish to take a move back. */
export type Agree = {
  type: 'agree'
  re: number
  seat: number
  yes: boolean
}

/** Say something at the table. */
export type Chat = {
  type: 'chat'
  re: number
  text: string
}

/** Ask for advice: where to look, or which move. */
export type Hint = {
  type: 'hint'
  re: number
  seat: number
  depth?: 'move' | 'where'
}

/** Ask which rule forbids a word. */
export type Why = {
  type: 'why'
  re: number
  seat: number
  word: string
}

/** Ask for the whole state again. */
export type Resync = {
  type: 'resync'
  re: number
}

/** Ask whether the server is there. */
export type Ping = {
  type: 'ping'
  re: number
}

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

/** What a viewer saw after move `at`, and the events of that move. */
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
 * An option as a bot sees it: how good it is beside the others, how often it was tried, how play might go on. `chance`
 * is the chance to win (or to be first) if strong players play on in every seat; 19 times of 20 it lies between `low`
 * and `high`. Options that cannot be told apart share `rank` and chance. All of these are null for an option that was
 * hardly looked at.
 */
export type HintOption = {
  word: string
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

/** The rule that forbids a word. */
export type RefusalInfo = {
  rule: string
  reason: string
  detail: Record<string, unknown>
}

/** Why a word is not offered; null when it is. */
export type Because = {
  type: 'why'
  re: number
  word: string
  refusal: RefusalInfo | null
}

/** The table is there. */
export type Pong = {
  type: 'pong'
  re: number
}

export type FromClient = Play | Look | Undo | Agree | Chat | Hint | Why | Resync | Ping

export type FromServer = State | Events | Done | Refused | Table | Said | Hints | Because | Pong
