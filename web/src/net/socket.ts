// The line to a table: opens again when it breaks, and sends again what was not answered.
import type { FromServer } from './table'
import type { FromClient, Play } from './wire'

export type Status = 'connecting' | 'open' | 'lost'
/** What a message of each kind says beside its number. */
type Parts = { [M in FromClient as M['type']]: Omit<M, 'type' | 're'> }
type Make = (url: string) => WebSocket

const PAUSES = [300, 700, 1500, 3000, 6000]
const BEAT = 20_000

export class Line {
  private socket: WebSocket | null = null
  private re = 0
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private over = false
  /** A move that the server has not yet confirmed. */
  unanswered: Play | null = null

  constructor(
    private address: () => string,
    private hear: (message: FromServer) => void,
    private tell: (status: Status) => void,
    private make: Make = (url) => new WebSocket(url),
  ) {}

  open(): void {
    if (this.over) return
    this.tell(this.tries ? 'lost' : 'connecting')
    const socket = this.make(this.address())
    this.socket = socket
    socket.onopen = () => this.onOpen()
    socket.onmessage = (message) =>
      socket === this.socket && this.onMessage(JSON.parse(String(message.data)) as FromServer)
    socket.onclose = () => socket === this.socket && this.onClose()
    clearInterval(this.beat)
    this.beat = setInterval(() => this.check(), BEAT)
  }

  private onOpen(): void {
    this.heard = Date.now()
    this.tell('open')
    if (this.unanswered) this.put(this.unanswered)
  }

  private onMessage(message: FromServer): void {
    this.heard = Date.now()
    this.tries = 0
    if ((message.type === 'done' || message.type === 'refused') && message.re === this.unanswered?.re)
      this.unanswered = null
    this.hear(message)
  }

  private onClose(): void {
    this.socket = null
    clearInterval(this.beat)
    if (this.over) return
    this.tell('lost')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)])
  }

  /** A line on which nothing was heard for two beats is dead, whatever the browser thinks. */
  private check(): void {
    if (Date.now() - this.heard > 2 * BEAT + 5000) this.drop()
    else this.send('ping', {})
  }

  /** Give up this connection and make another. */
  drop(): void {
    const socket = this.socket
    if (socket) socket.onclose = null
    socket?.close()
    this.onClose()
  }

  /** Try at once, for example because the network is back. */
  hurry(): void {
    if (this.socket || this.over) return
    clearTimeout(this.timer)
    this.open()
  }

  private put(message: object): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  send<T extends keyof Parts>(type: T, parts: Parts[T]): number {
    const re = ++this.re
    this.put({ type, re, ...parts })
    return re
  }

  /** Answer a question: kept until the server has confirmed or refused it. */
  play(seat: number, at: number, word: string): number {
    this.unanswered = { type: 'play', re: ++this.re, seat, at, word }
    this.put(this.unanswered)
    return this.re
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.socket?.close()
  }
}
