// Choosing: which things on the table can be pointed at now, and what has been pointed at so far.
//
// Every option points at things (a card, a cell, a seat, a number); a thing is a target: `card:F1`, `cell:r1c2`,
// `seat:1`, `number:3`. An option that points at several things is picked one after the other. An option that is a mere
// word is a button of the choice bar, target `word:end`.
import { isAsked } from '@/net/question'
import type { Ahead, Question, Target, View } from '@/net/schema'

export type Option = { word: string; targets: string[]; set: boolean }

export function target(point: Target): string {
  const [kind, value] = Object.entries(point)[0] ?? ['word', '']
  return `${kind}:${value}`
}

export function options(choice: Question): Option[] {
  return choice.words.map((word, n) => ({ word, targets: choice.points_at[n].map(target), set: word.includes('&') }))
}

const SOON = 60 // milliseconds: what the pointer only passes over is not asked about
const LATE = 150 // milliseconds: an answer that comes sooner changes the table once, not twice

const kind = (one: string) => one.slice(0, one.indexOf(':'))
const count = (list: string[], one: string) => list.filter((other) => other === one).length

/** Whether what was picked can still become this option: sets in any order, else things of one kind in theirs. */
export function fits(option: Option, picked: string[]): boolean {
  if (option.set) return picked.every((one) => count(picked, one) <= count(option.targets, one))
  const seen: Record<string, number> = {}
  return picked.every((one) => {
    const same = option.targets.filter((other) => kind(other) === kind(one))
    const place = seen[kind(one)] ?? 0
    seen[kind(one)] = place + 1
    return same[place] === one
  })
}

/** What can be picked next on the way to this option. */
function next(option: Option, picked: string[]): string[] {
  if (option.set) return option.targets.filter((one) => count(picked, one) < count(option.targets, one))
  return option.targets.filter((one) => fits(option, [...picked, one]) && picked.length < option.targets.length)
}

export class Lit {
  /** What was pointed at so far, on the way to an answer. */
  picked = $state.raw<string[]>([])
  /** Counts what was pointed at, whatever came of it. */
  touched = 0
  /** Where what is pointed at lies: the rules are told when they are asked about it. */
  place = ''
  private all = $state.raw<Option[]>([])
  /** Whether an answer is on its way: nothing else can be answered. */
  private sent = $state(false)
  /** Whether that takes so long that one should see it: nothing is lit meanwhile. */
  waiting = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The thing that the pointer or the focus is on: what would follow from it is shown before it is picked. */
  considered = $state.raw<string | null>(null)
  /** What the rules foretell of an answer, where they were asked. */
  ahead = $state.raw<Ahead | null>(null)
  private told = new Map<string, Ahead | null>() // by word: what was foretold of answers to this question
  private soon: ReturnType<typeof setTimeout> | undefined
  /** A place that somebody has put a card down on: it answers the question where it goes, once that is asked. */
  kept = $state.raw<string | null>(null)
  private keptAt = '' // the question that the card was an answer to
  private asks = '' // the name of the open question
  private fresh = true // nothing has been answered to it yet
  readonly candidates = $derived(this.all.filter((option) => fits(option, this.picked)))
  /** Options that are fully picked, though others still could be meant. */
  readonly complete = $derived(
    this.candidates.filter((option) => option.targets.length === this.picked.length && this.picked.length > 0),
  )
  private readonly lit = $derived(
    new Set(this.waiting ? [] : this.candidates.flatMap((option) => next(option, this.picked))),
  )
  /** What could be answered if what is considered were picked. */
  private readonly foreseen = $derived.by(() => {
    const one = this.considered
    const left = one && this.has(one) ? this.candidates.filter((option) => fits(option, [...this.picked, one])) : []
    return left.length ? left : this.candidates
  })
  private readonly known = $derived(new Set(this.all.flatMap((option) => option.targets)))

  /**
   * `answer` gets the word of an option; `refuse` is asked why a target cannot be chosen, `foresee` what would follow.
   */
  constructor(
    private answer: (word: string) => void = () => {},
    private refuse: (target: string, place: string) => void = () => {},
    private foresee: (word: string) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.sent
  }

  set busy(now: boolean) {
    this.sent = now
    clearTimeout(this.timer)
    if (now) this.timer = setTimeout(() => (this.waiting = true), LATE)
    else {
      this.waiting = false
      this.goOn()
    }
  }

  /** Look at another view: its open question, or none. */
  look(view: View | null): void {
    this.picked = []
    this.ahead = null
    this.told.clear()
    this.all = view && isAsked(view.choice) ? options(view.choice) : []
    if (!view || view.result) this.forget()
    this.asks = view && isAsked(view.choice) ? view.choice.name : ''
    this.fresh = true
    this.goOn()
  }

  // -- what would follow ---------------------------------------------------------------------------------------------

  /** The pointer or the focus is on something, or on nothing any more: show what would follow from picking it. */
  consider(target: string | null): void {
    clearTimeout(this.soon)
    this.considered = target
    const alone = target && this.all.find((option) => option.targets.length === 1 && option.targets[0] === target)
    this.ahead = (alone && this.told.get(alone.word)) || null
    if (alone && !this.told.has(alone.word)) this.soon = setTimeout(() => this.foresee(alone.word), SOON)
  }

  /** What the rules foretell of an answer has come. */
  foretell(word: string, ahead: Ahead | null): void {
    if (!this.all.some((option) => option.word === word)) return
    this.told.set(word, ahead)
    this.consider(this.considered)
  }

  // -- a place that is kept ------------------------------------------------------------------------------------------

  /**
   * A card that is an answer by itself was put down on a place: answer, and keep the place until it is asked for. Where
   * the rules have foretold that it cannot go there, nothing is paid.
   */
  pickFor(card: string, place: string): void {
    const goals = this.considered === card ? (this.ahead?.choice.points_at.flat().map(target) ?? []) : []
    if (goals.some((one) => kind(one) === kind(place)) && !goals.includes(place)) return this.refuse(place, '')
    const asked = this.asks
    this.pick(card)
    if (this.fresh || !place || place === card || kind(place) === 'word') return
    this.kept = place
    this.keptAt = asked
  }

  forget(): void {
    this.kept = null
  }

  /** Answer with the place that was kept, if it is asked for now. What the rules do not offer there is forgotten. */
  private goOn(): void {
    const place = this.kept
    if (!place || this.busy || !this.fresh || !this.asked) return
    const answer = this.all.find((option) => option.targets.length === 1 && option.targets[0] === place)
    const sought = this.all.some((option) => option.targets.some((one) => kind(one) === kind(place)))
    if (answer || sought || this.asks === this.keptAt) this.forget() // that play is over, or it goes elsewhere
    if (answer && this.asks !== this.keptAt) this.say(answer.word)
  }

  /** Whether somebody here is asked something. */
  get asked(): boolean {
    return this.all.length > 0
  }

  get every(): Option[] {
    return this.all
  }

  /** Whether a target can be pointed at now. */
  has(target: string): boolean {
    return this.lit.has(target)
  }

  /** Whether, and how often, a target has been picked. */
  chosen(target: string): number {
    return count(this.picked, target)
  }

  /** Whether something is asked, but not this. */
  dim(target: string): boolean {
    return this.asked && !this.lit.has(target) && !this.chosen(target)
  }

  /** The words of the options that a target belongs to, together with what is picked and what is considered. */
  words(target: string): string[] {
    return this.foreseen.filter((option) => option.targets.includes(target)).map((option) => option.word)
  }

  /** Whether something else is to be pointed at after this target, on the way to some answer. */
  leadsOn(target: string): boolean {
    const last = this.picked.length + 1
    return (
      this.lit.has(target) &&
      this.candidates.some((option) => option.targets.length > last && next(option, this.picked).includes(target))
    )
  }

  /** Somebody points at a target: pick it, take it back, answer, or ask why not. */
  pick(target: string): void {
    this.touched++
    if (this.busy) return
    if (!this.lit.has(target)) return this.chosen(target) ? this.drop(target) : this.startAnew(target)
    const picked = [...this.picked, target]
    const open = this.candidates.filter((option) => fits(option, picked))
    if (open.length === 1 && open[0].targets.length === picked.length) this.say(open[0].word)
    else this.picked = picked
  }

  /** Something else than what is lit: begin with it where it is possible, else ask why not. */
  private startAnew(target: string): void {
    if (this.picked.length && this.known.has(target)) {
      const before = this.picked
      this.picked = []
      if (this.lit.has(target)) return this.pick(target)
      this.picked = before
    }
    this.refuse(target, this.place)
  }

  /** Take back one thing that was picked. */
  drop(target: string): void {
    const place = this.picked.lastIndexOf(target)
    this.picked = this.picked.filter((_, n) => n !== place)
  }

  cancel(): void {
    this.picked = []
    this.forget()
  }

  /** Answer with a word. */
  say(word: string): void {
    if (this.busy) return
    this.fresh = false
    this.answer(word)
  }
}
