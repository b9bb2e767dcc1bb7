// What is told of hands that were played: sheets, the record, replays, and a hand told again.
import type { Engine } from '../../engine/engine'
import type { GivenBody, HandLog, HandOver, LoggedPlay, ReplayFrame } from '../../protocol'
import { Refused } from './commands'
import type { Event, Made } from './events'
import { overFrame, publicHand } from './frames'
import { happenAgain, opened } from './rebuilding'
import type { Table } from './soloTable'

/** The score sheets of all finished hands. */
export function sheets(table: Table): HandOver[] {
  return table.ends.map((ended) => JSON.parse(overFrame(ended)) as HandOver)
}

/** The record of the finished hands, and nothing of a hand in play. */
export function finishedRecord({ match }: Table): string {
  if (!match) return ''
  const last = match.lines.lastIndexOf(`hand ${match.hand}`)
  return [...(match.over || last < 0 ? match.lines : match.lines.slice(0, last)), ''].join('\n')
}

/** What a server needs to go on with a match between two hands; null while a hand is played. */
export function bridge(table: Table, person: string): GivenBody | null {
  if (!table.handOver || table.dealing || table.given || table.match!.winners) return null
  const { options } = table.made
  return { ...options, record: finishedRecord(table), seat: table.seatOf(person) } as GivenBody
}

/** The states of a finished hand as a seat saw them, 0 for a spectator; a `Refused` if it isn't over. */
export function replayFrames(engine: Engine, log: Event[], hand: number, seat: number): ReplayFrame[] {
  const frames: ReplayFrame[] = []
  const table = again(engine, log, (now) => {
    if (now.match?.hand === hand && !now.dealing) frames.push(frame(now, seat))
  })
  if (table.ends.some((ended) => ended.hand === hand)) return frames
  const dealt = hand <= (table.match?.hand ?? 0)
  throw new Refused(dealt ? 'HAND_IN_PLAY' : 'HAND_NOT_DEALT')
}

function frame(table: Table, seat: number): ReplayFrame {
  const cards = seat ? table.match!.position.cardsPart(seat) : '[]'
  return { table: JSON.parse(publicHand(table)), cards: JSON.parse(cards) as string[] }
}

/** What was played in a hand, running or finished, as everybody was told it. */
export function handLog(engine: Engine, log: Event[], hand: number): HandLog {
  const plays: LoggedPlay[] = []
  let before: Record<string, unknown> = {}
  const table = again(engine, log, (now, event) => {
    if (now.match?.hand !== hand || !['dealt', 'played'].includes(event.type)) return
    const all = JSON.parse(publicHand(now)) as Record<string, unknown>
    const changed = Object.entries(all).filter(([key, part]) => !same(before[key], part))
    plays.push({ seq: now.seq, table: Object.fromEntries(changed) })
    before = all
  })
  const over = sheets(table).find((ended) => ended.number === hand) ?? null
  return { seq: table.seq, plays, over: over as HandLog['over'] }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Lets a log happen again, and looks after each deal and each play. */
function again(
  engine: Engine,
  [made, ...rest]: Event[],
  look: (table: Table, event: Event) => void,
): Table {
  const table = opened(engine, made as Made)
  try {
    for (const event of rest) {
      happenAgain(table, event)
      if (event.type === 'dealt' || event.type === 'played') look(table, event)
    }
  } finally {
    table.close()
  }
  return table
}
