// Made from src/lichtung/server/wire by `python -m tools.wire`. Do not edit.
import type { TableInfo } from './table'

export type * from './table'

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

/**
 * Ask which rule forbids a word; or why a thing cannot be used now, and what it is for. A thing has a `target`, as
 * options point at it (`card:OWL`, `cell:r1c2`, `seat:1`), or lies somewhere, `at` the path of an event joined by dots
 * (`village_display.2`), or both. `picked`: targets that were pointed at before.
 */
export type Why = {
  type: 'why'
  re: number
  seat: number
  word?: string | null
  target?: string | null
  at?: string | null
  picked?: string[]
}

/** Ask where what an option plays could go, and what would come of it, before it is chosen. */
export type Preview = {
  type: 'preview'
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

export type FromClient = Play | Look | Undo | Agree | Chat | Hint | Why | Preview | Resync | Ping
