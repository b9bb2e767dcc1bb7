// What is left of a table that can't be replayed: its hands' scores, and a record so far.
//
// The record has the hands that still come out as they did, and can be verified. The others follow as comments, as
// the log tells them: the plays and, for a finished hand, its score and its shuffle.
import type { Engine } from '../../engine/engine'
import { methodOf } from '../../engine/seedWords'
import type { KeptHand } from '../../protocol'
import type { Event, Made } from './events'
import { happenAgain, opened } from './rebuilding'
import { NO_NUMBER } from './soloTable'

export interface Remains {
  hands: KeptHand[]
  record: string
}

type Played = Extract<Event, { type: 'played' }>

/** A hand as its log tells it; no points while it is played, or if none are noted. */
interface LoggedHand {
  number: number
  commit: string
  secret: string
  numbers: Record<number, string>
  plays: Played[]
  dealt: boolean
  over: boolean
  points: number[]
}

/** What is left of a log whose first event can be read. */
export function remains(engine: Engine, [made, ...rest]: Event[]): Remains {
  const hands = handsOf(rest)
  const { lines, points } = whole(engine, made as Made, rest)
  const told = hands.filter(({ number }) => number > points.length)
  const comments = told.flatMap((hand) => commentsOf(hand, made as Made))
  return {
    hands: hands.map(({ number, points: noted }, i) => ({ number, points: points[i] ?? noted })),
    record: [...lines, ...comments.map((line) => `# ${line}`), ''].join('\n'),
  }
}

function handsOf(log: Event[]): LoggedHand[] {
  const hands: LoggedHand[] = []
  for (const event of log) {
    const last = hands.at(-1)
    if (event.type === 'committed') {
      if (last) last.over = true
      const { hand: number, commit, secret } = event
      hands.push({ number, commit, secret, numbers: {}, plays: [], dealt: false, over: false, points: [] })
    } else if (last) note(last, event)
  }
  return hands.filter(({ dealt }) => dealt)
}

function note(hand: LoggedHand, event: Event): void {
  if (event.type === 'number') hand.numbers[event.seat] = event.number
  if (event.type === 'dealt') hand.dealt = true
  if (event.type !== 'played') return
  hand.plays.push(event)
  if (event.points) Object.assign(hand, { over: true, points: event.points })
}

/** The record of the hands that come out as they did, up to the first that does not, and their points. */
function whole(engine: Engine, made: Made, log: Event[]): { lines: string[]; points: number[][] } {
  const table = attempt(() => opened(engine, made))
  if (!table) return { lines: head(made), points: [] }
  const failed = log.find((event) => !attempt(() => (happenAgain(table, event), true)))
  const { match, ends } = table
  table.close()
  if (!match) return { lines: head(made), points: [] }
  const end = failed?.type === 'committed' ? failed.hand : table.shuffle.hand + Number(!failed && table.handOver)
  const cut = match.lines.lastIndexOf(`hand ${end}`)
  const points = ends.filter(({ hand }) => hand < end).map((ended) => ended.points)
  return { lines: cut < 0 ? match.lines : match.lines.slice(0, cut), points }
}

/** What is done, null if it can't be: whatever it is, what came before it stays. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** The lines that head a record, for a table whose match has not begun or whose rules are unknown now. */
function head({ options, version = 1 }: Made): string[] {
  const { game, players = 4, settings = {} } = options
  const set = Object.entries(settings).map(([key, value]) => `set ${key} ${value}`)
  return ['escalera 1', `game ${game} ${version}`, ...set, `players ${players}`]
}

/** What a log tells of a hand, without a card that was not shown. */
function commentsOf(hand: LoggedHand, { table, options }: Made): string[] {
  const { number, commit, plays, points, over } = hand
  const end = plays.at(-1)?.end ?? ''
  const seats = Array.from({ length: options.players ?? 4 }, (_, i) => hand.numbers[i + 1] ?? NO_NUMBER)
  return [
    `hand ${number}, which comes out differently now`,
    `commit ${methodOf(commit, hand.secret, table, number)} ${commit}`,
    ...plays.map(({ seat, action }) => (action.startsWith('end ') ? action : `${seat} ${action}`)),
    ...(end.startsWith('out') ? [`end ${end}`] : []), // the others are plays
    ...(points.length ? [`score ${points.join(' ')}`] : []),
    ...(over ? [`reveal ${[hand.secret, table, ...seats].join(' ')}`] : []),
  ]
}
