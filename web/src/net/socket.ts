// The socket to a table: connects again after any end, a little later each time.
import type { Change, ClientMessage, HandInfo, ServerMessage } from '../protocol'
import type { TableEvent } from '../state/table/table'
import { changed } from './handChanges'

export interface Connection {
  send(message: ClientMessage): void
  close(): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** Proxies and phones drop a silent connection without a word. */
const PING_EVERY = 20_000
const PONG_WITHIN = 6000
/** The table is closed to us: no use asking again. */
const NOT_ALLOWED = 4403
/** The table can't be opened, or the server is full: that may change. */
const NOT_NOW = [4500, 4529]
/** Tries in a row that led to no table, after which the page says so. */
const HOPELESS = 4
/** Counts as this many failures, so that each wait is the longest. */
const PATIENT = 99

export function connect(tableId: string, on: (event: TableEvent) => void): Connection {
  return new Socket(address(tableId), on)
}

function address(tableId: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(tableId)}/socket?changes=1`
}

class Socket implements Connection {
  private socket: WebSocket | null = null
  /** The hand as it was told last. */
  private hand: HandInfo | null = null
  private attempts = 0
  private over = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private readonly pulse: ReturnType<typeof setInterval>
  private readonly wake = () => this.woken()

  constructor(
    private readonly url: string,
    private readonly on: (event: TableEvent) => void,
  ) {
    this.pulse = setInterval(() => this.ping(), PING_EVERY)
    document.addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.wake)
    addEventListener('pageshow', this.wake)
    this.open()
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
    else this.woken()
  }

  close(): void {
    this.over = true
    clearInterval(this.pulse)
    clearTimeout(this.retry)
    clearTimeout(this.silence)
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.wake)
    removeEventListener('pageshow', this.wake)
    this.drop()
  }

  private open(): void {
    this.drop()
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.onopen = () => this.on({ type: 'link', link: 'open' })
    socket.onmessage = (event) => this.heard(String(event.data))
    socket.onclose = (event) => this.closed(event.code)
  }

  private heard(text: string): void {
    clearTimeout(this.silence)
    this.silence = undefined
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'change') return this.changed(message)
    if (message.type === 'hand') this.hand = message
    if (message.type === 'table') this.attempts = 0 // only now are we in: a table may say hello and close
    this.on(message)
  }

  /** A hand comes whole once, and then what has changed in it. */
  private changed(change: Change): void {
    if (this.hand?.seq !== change.since) return this.send({ type: 'look' })
    this.hand = changed(this.hand, change)
    this.on(this.hand)
  }

  private closed(code: number): void {
    this.drop()
    if (this.over) return
    this.attempts = NOT_NOW.includes(code) ? PATIENT : this.attempts + 1
    const refused = code === NOT_ALLOWED || this.attempts === HOPELESS || this.attempts === PATIENT
    this.on({ type: 'link', link: refused ? 'refused' : 'lost' })
    if (code !== NOT_ALLOWED) this.later()
  }

  /** Waits longer each time, and not exactly as long as everybody else the server lost. */
  private later(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.attempts - 1))
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.open(), wait * (0.7 + 0.6 * Math.random()))
  }

  /** A page that slept, or has its network back, checks at once whether it is still connected. */
  private woken(): void {
    if (this.over || document.visibilityState === 'hidden') return
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping()
    if (this.socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(this.retry)
    this.open()
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.silence) return
    this.send({ type: 'ping' })
    this.silence = setTimeout(() => this.lostSilently(), PONG_WITHIN)
  }

  private lostSilently(): void {
    this.silence = undefined
    this.closed(1006)
  }

  private drop(): void {
    clearTimeout(this.silence)
    this.silence = undefined
    const socket = this.socket
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
    this.socket = null
  }
}
