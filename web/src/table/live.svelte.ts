// A table as this browser knows it: what the server told, what is being asked; showing.svelte.ts shows it.
import { untrack } from 'svelte'
import { Line, type Status } from '@/net/socket'
import type { View } from '@/net/schema'
import type { FromServer, HintOption, RefusalInfo, Said, TableInfo } from '@/net/wire'
import { Lit } from './choosing.svelte'
import { speaker } from '@/words/people'
import type { Why } from '@/words/reasons'
import { Showing } from './showing.svelte'

export type Notice = {
  kind: 'refused' | 'info'
  id: string
  args?: Record<string, string | number>
  refusal?: RefusalInfo | null
  /** What the rules answered to somebody who asked why. */
  why?: Why
}

export class LiveTable {
  table = $state.raw<TableInfo | null>(null)
  eye = $state<number | null>(null)
  status = $state<Status>('connecting')
  said = $state.raw<Said[]>([])
  hints = $state.raw<{ depth: 'where' | 'move'; options: HintOption[] } | null>(null)
  thinking = $state(false)
  notice = $state.raw<Notice | null>(null)
  missing = $state('')
  chatting = $state(false) // whether the chat is being read
  readonly lit: Lit
  readonly showing: Showing
  private at = 0 // of the last batch got
  private toldAt = 0 // of the last batch got when the table was told
  private past = true // what was said before is being repeated
  private promised = 0 // the batch that the last stored answer belongs to
  private line: Line
  private hinting = new Map<number, 'where' | 'move'>()

  /** `shared`: several seats play at this screen, so that nobody's eyes are used before somebody says who looks. */
  constructor(
    readonly id: string,
    shared = false,
  ) {
    const proto = location.protocol === 'https:' ? 'wss' : 'ws'
    const eye = () => (this.eye !== null ? `?eye=${this.eye}` : shared ? '?eye=none' : '')
    const address = () => `${proto}://${location.host}/api/v1/tables/${id}/socket${eye()}`
    this.line = new Line(
      address,
      (message) => this.hear(message),
      (status) => this.takeStatus(status),
    )
    this.showing = new Showing(this)
    this.lit = new Lit(
      (word) => this.answer(word),
      (target, place) => this.ask(target, place),
      (word) => this.seat !== null && this.line.send('preview', { seat: this.seat, word }),
    )
  }

  open(): void {
    this.line.open()
    window.addEventListener('online', this.hurry)
    window.addEventListener('offline', this.drop)
  }

  close(): void {
    window.removeEventListener('online', this.hurry)
    window.removeEventListener('offline', this.drop)
    this.line.close()
    this.showing.skip()
  }

  private hurry = () => this.line.hurry()
  private drop = () => this.line.drop()

  // -- what the server says ----------------------------------------------------------------------------------------

  /** After a new connection everything is told again, also what was said; the answer to a ping comes after that. */
  private takeStatus(status: Status): void {
    this.status = status
    if (status !== 'open') return
    this.said = []
    this.past = true
    this.line.send('ping', {})
  }

  private hear(message: FromServer): void {
    if (message.type === 'state') this.takeState(message)
    else if (message.type === 'events') this.takeEvents(message)
    else if (message.type === 'table') this.takeTable(message.table)
    else if (message.type === 'done') this.takeDone(message.at)
    else if (message.type === 'refused') this.takeRefusal(message)
    else if (message.type === 'said') this.takeChat(message)
    else if (message.type === 'pong') this.past = false
    else if (message.type === 'hints') this.takeHints(message)
    else if (message.type === 'preview') this.lit.foretell(message.word, message.ahead)
    else if (message.type === 'why')
      this.notice = { kind: 'refused', id: 'web-error-other', refusal: message.refusal, why: message }
  }

  /** A move is stored; until its events are there too, the question is still the old one. */
  private takeDone(at: number): void {
    this.promised = at
    if (this.showing.at >= at) this.lit.busy = false
  }

  private takeState(message: Extract<FromServer, { type: 'state' }>): void {
    this.eye = message.eye
    this.at = message.at
    this.hints = null
    this.lit.forget()
    this.lit.busy = !!this.line.unanswered
    this.takeTable(message.table)
    this.showing.begin(message.at, message.view, message.log)
  }

  private takeTable(table: TableInfo): void {
    const stoodIn = this.standIn
    this.table = table
    this.toldAt = this.at
    if (this.view && stoodIn !== this.standIn) this.showing.refresh()
  }

  private takeChat(said: Said): void {
    this.said = [...this.said.slice(-99), said]
    if (!this.past && !this.chatting)
      this.notice = { kind: 'info', id: 'web-chat-said', args: { name: speaker(this.table, said), text: said.text } }
  }

  private takeEvents(message: Extract<FromServer, { type: 'events' }>): void {
    if (message.eye !== this.eye) return
    if (message.at <= this.at) return
    if (message.since !== this.at) return void this.line.send('resync', {})
    this.at = message.at
    this.showing.add(message)
  }

  private takeRefusal(message: Extract<FromServer, { type: 'refused' }>): void {
    this.lit.busy = false
    this.lit.cancel()
    this.thinking = false
    if (message.re !== null) this.hinting.delete(message.re)
    const rule = message.detail?.rule
    const refusal =
      typeof rule === 'string' && rule ? { rule, reason: message.message, detail: message.detail, lacks: [] } : null
    // the connection ends
    const sentAway = message.re === null && (message.error === 'NotYours' || message.error === 'NotAllowed')
    if (
      message.error === 'NotFound' ||
      message.error === 'Forbidden' ||
      (sentAway && message.error === 'NotAllowed' && this.eye === null)
    )
      this.missing = message.error
    if (sentAway) this.eye = null // these eyes are not ours any more; come back with those that are
    const id = sentAway && message.error === 'NotYours' ? 'web-seat-lost' : `web-error-${message.error}`
    this.notice = { kind: 'refused', id, refusal }
    if (message.error === 'OutOfDate') this.line.send('resync', {})
  }

  private takeHints(message: Extract<FromServer, { type: 'hints' }>): void {
    this.thinking = false
    const depth = this.hinting.get(message.re)
    if (depth && message.at === this.at) this.hints = { depth, options: message.options }
  }

  // -- showing it ----------------------------------------------------------------------------------------------------

  get view(): View | null {
    return this.showing.view
  }

  /** Something has happened: what was said of the last question is over. */
  begins(): void {
    this.hints = null
    if (this.notice?.kind === 'refused') this.notice = null
    if (this.showing.at >= this.promised && !this.line.unanswered) this.lit.busy = false
  }

  looks(view: View): void {
    untrack(() => this.lit.look(this.standIn ? null : view))
  }

  // -- what the player does ------------------------------------------------------------------------------------------

  /** Whose questions these eyes may answer. */
  get seat(): number | null {
    return this.eye !== null && this.table?.yours.includes(this.eye) ? this.eye : null
  }

  /** Whether a bot plays for these eyes at the moment. */
  get standIn(): boolean {
    return this.seat !== null && !!this.table?.seats[this.seat].taken_over
  }

  /** Who is asked: what is shown says it, and of seats that are asked in secret the table told it. */
  get asked(): number[] {
    const told = this.table?.status === 'playing' && this.toldAt === this.showing.at ? this.table.asked : []
    const seat = this.view?.choice?.seat
    return seat === undefined || told.includes(seat) ? told : [seat, ...told]
  }

  private answer(word: string): void {
    if (this.seat === null) return
    this.lit.busy = true
    this.notice = null
    this.showing.skip()
    this.line.play(this.seat, this.showing.at, word)
  }

  /** Something dark was clicked, which lies `at` a place: what is it for, and which rule says no? */
  ask(target: string, at = ''): void {
    const over = this.table?.status === 'over'
    if (this.seat === null || over) this.notice = { kind: 'info', id: over ? 'web-is-over' : 'web-looking-on' }
    else {
      const { picked } = this.lit
      this.line.send('why', { seat: this.seat, target: target || null, at: at || null, picked })
    }
  }

  /** Something that cannot be done now was asked for. */
  askWord(word: string): void {
    if (this.seat !== null) this.line.send('why', { seat: this.seat, word })
  }

  look(eye: number | null): void {
    this.line.send('look', { eye })
  }

  undo(): void {
    if (this.seat !== null) this.line.send('undo', { seat: this.seat })
  }

  agree(seat: number, yes: boolean): void {
    this.line.send('agree', { seat, yes })
  }

  chat(text: string): void {
    this.line.send('chat', { text })
  }

  hint(depth: 'where' | 'move'): void {
    if (this.seat === null) return
    this.thinking = true
    this.hinting.set(this.line.send('hint', { seat: this.seat, depth }), depth)
  }
}
