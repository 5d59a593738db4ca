// Made from lichtung.kernel.schema by `python -m tools.schema`. Do not edit.

export type Value = number | string | string[] | null

export type Path = (string | number)[]

/** One thing that an option points at: exactly one of these. */
export type Target = {
  card?: string
  cell?: string
  seat?: number
  number?: number
  word?: string
}

/** Somebody else is asked. */
export type Waiting = {
  seat: number
}

/**
 * What a question is about: cards and places, and numbers such as how many are `left`. A `dream` is a card and where it
 * lies.
 */
export type About = {
  card?: string
  cards?: string[]
  cell?: string
  dream?: string
  seat?: number
  row?: number
  slot?: string
  left?: number
  count?: number
  cost?: number
  at?: number
  [key: string]: unknown
}

/** What is missing for something: the message `what` of its game says it. `of`: an element, a card, a place. */
export type Lack = {
  what: string
  need: number
  have: number
  of?: string
}

/** Something that the open question could offer and does not: the rule against it, and what is missing. */
export type Impossible = {
  word: string
  rule: string
  lacks: Lack[]
}

/** The viewer is asked. `impossible`: kinds of answers of which none is possible now. */
export type Question = Waiting & {
  name: string
  about: About
  options: number[]
  words: string[]
  points_at: Target[][]
  impossible: Impossible[]
}

/**
 * What something on the table is: `thing` is the message of its game that says what it is for, "" for what has none.
 * `uses` are the questions that such a thing answers.
 */
export type Thing = {
  thing: string
  whose: 'own' | 'other' | ''
  uses: string[]
}

/** What will be asked after an option, once that is paid for, and what the answers would do. */
export type Ahead = {
  choice: Question
  insight: Record<string, unknown>
}

/** An option of a game: its word, and what it points at. */
export type Action = {
  word: string
  points_at: Target[]
}

/** How a game ended; `won` is null where players play against each other. */
export type Result = {
  won: boolean | null
  reason: string
  rule: string
  scores: number[]
  ranks: number[]
  winners: number[]
}

/** What a view of every game begins with; `data` names the component set where it can be exchanged. */
export type Head = {
  game: string
  version: number
  data?: string
  seats: number
  turn: number
  round: number
  step: string
  result: Result | null
}

/** A position as one viewer sees it; every game has keys of its own. */
export type View = Head & {
  settings: Record<string, unknown>
  choice: Question | Waiting | null
  insight: Record<string, unknown>
  [key: string]: unknown
}

/** What a component says: the message `say` of its game; the other keys are the message's arguments. */
export type Phrase = {
  say: string
  [key: string]: unknown
}

/**
 * A code that is put together from parts: the named groups of the pattern `code`. `card`, `about` and `cell` are the
 * messages that name and explain such a card or name such a place (a part in braces stands for itself), `names` says
 * with what the message ids of parts begin that have names themselves, or `card`, `cell` or `seat` where the part is
 * one.
 */
export type Form = {
  code: string
  card?: string
  about?: string
  cell?: string
  names?: Record<string, string>
}

/**
 * What a client must know of a game to name, draw and stage it: its zones of cells, its zones that belong to seats, its
 * great phases, what components that are data say, how its codes are put together. A game adds what stands on its
 * cards.
 */
export type Facts = {
  cells: string[]
  owned: string[]
  great: string[]
  phrases: Record<string, Record<string, Phrase>>
  forms: Form[]
}

/**  */
export type Moved = {
  n?: number
  phase?: string
  event: 'moved'
  card: string
  from: (string | number)[]
  to: (string | number)[]
}

/**  */
export type Turned = {
  n?: number
  phase?: string
  event: 'turned'
  at: (string | number)[]
  from: string
  to: string
}

/**  */
export type Changed = {
  n?: number
  phase?: string
  event: 'changed'
  what: string
  from: number | string | string[] | null
  to: number | string | string[] | null
  at?: (string | number)[]
}

/** Cards were shown where they lie. */
export type Shown = {
  n?: number
  phase?: string
  event: 'shown'
  zone: (string | number)[]
  cards: string[]
}

/** A pile was shuffled. */
export type Shuffled = {
  n?: number
  phase?: string
  event: 'shuffled'
  zone: (string | number)[]
  size: number
}

/** Another step of the turn. */
export type StepBegan = {
  n?: number
  phase?: string
  event: 'step'
  step: string
}

/** A seat answered; only the seat itself is told whether it had no choice. */
export type Chosen = {
  n?: number
  phase?: string
  event: 'chosen'
  seat: number
  choice: string
  word: string
  forced?: boolean
}

/** The game is over. */
export type Ended = {
  n?: number
  phase?: string
  event: 'ended'
  result: Result
}

/**
 * The keys of the viewer's view that are not as they were: the last event of every batch and, for who stages what
 * happened, of every scene.
 */
export type ViewChanged = {
  n?: number
  event: 'view'
  changes: Record<string, unknown>
}

export type Event = Moved | Turned | Changed | Shown | Shuffled | StepBegan | Chosen | Ended | ViewChanged
