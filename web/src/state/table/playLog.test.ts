import { expect, test } from 'vitest'

import type { HandInfo, HandLog, HandOver, PublicHand } from '../../protocol'
import { NOTHING } from '../plays/consequences'
import { lacking } from './playLog'
import { handInfo, meld, tableInfo, welcome } from '../sample'
import { reduce } from './reducer'
import { begun, type TableEvent, type TableState } from './table'

const opened: TableEvent[] = [welcome, tableInfo()]
const six = ['7S', '7H', '7D', '7C', '7S', '7H']

/** A hand as a connection tells it: deal, draw, a canasta, cards taken back, a discard. */
const live: HandInfo[] = [
  handInfo(9, ['4S'], { melds: [meld(2, 1, 'set', six)] }),
  played(10, [2, 'draw', 'bot'], { hand_sizes: [3, 17, 15, 15] }),
  played(11, [2, 'add 7D to m1', 'bot'], { melds: [meld(2, 1, 'set', [...six, '7D'])] }),
  played(12, [2, 'back 7D from m1', 'bot'], { melds: [meld(2, 1, 'set', six)] }),
  played(13, [2, 'discard 2S', 'clock'], { pile: ['TH', '2S'], frozen: true }),
]
const over = { type: 'over', number: 1, ending: 'out', seat: 2 } as HandOver

function played(seq: number, last: [number, string, string], changed: Partial<PublicHand>): HandInfo {
  const melds = [meld(2, 1, 'set', six)]
  return handInfo(seq, ['4S'], { hand_sizes: [3, 17, 15, 15], melds, ...changed, last })
}

/** The same as the server tells it again: only the changes of each state. */
function again(upTo: HandInfo[], seq: number, end: HandOver | null = null): HandLog {
  const plays = upTo.map(({ seq: at, table }, n) => {
    const before = upTo[n - 1]?.table as Record<string, unknown> | undefined
    const news = Object.entries(table).filter(
      ([key, part]) => JSON.stringify(part) !== JSON.stringify(before?.[key]),
    )
    return { seq: at, table: Object.fromEntries(news) }
  })
  return { seq, plays, over: end as unknown as HandLog['over'] }
}

function after(...events: TableEvent[]): TableState {
  return events.reduce(reduce, begun())
}

test('a page that comes later has the same log as one that was there', () => {
  const there = after(...opened, ...live)
  const later = after(...opened, live.at(-1)!)
  expect(lacking(there, 1)).toBe(false)
  expect(lacking(later, 1)).toBe(true)
  const told = reduce(later, { type: 'logged', hand: 1, log: again(live, 15) })
  expect(told.log).toEqual(there.log)
  expect(there.log[1]?.followed.completed).toHaveLength(1)
  expect(lacking(told, 1)).toBe(false)
})

test('what is played while the server tells again comes once, whichever is faster', () => {
  const there = after(...opened, ...live)
  const log: TableEvent = { type: 'logged', hand: 1, log: again(live.slice(0, 4), 12) }
  expect(after(...opened, live[2]!, log, live[3]!, live[4]!).log).toEqual(there.log)
  expect(after(...opened, live[3]!, live[4]!, log).log).toEqual(there.log)
})

test('after a gap the hand is told again, and a page that missed nothing asks for nothing', () => {
  const missed = after(...opened, live[0]!, live[1]!, { type: 'link', link: 'lost' }, ...opened, live[4]!)
  expect(lacking(missed, 1)).toBe(true)
  const told = reduce(missed, { type: 'logged', hand: 1, log: again(live, 14) })
  expect(told.log).toEqual(after(...opened, ...live).log)
  expect(lacking(after(...opened, live[0]!), 1)).toBe(false)
})

test('who watches in a crowd and is told the newest only asks for the plays between', () => {
  const skipped = after(...opened, live[0]!, live[1]!, live[4]!)
  expect(lacking(skipped, 1)).toBe(true)
  expect(skipped.log.at(-1)?.followed).toEqual(NOTHING)
  expect(reduce(skipped, { type: 'logged', hand: 1, log: again(live, 14) }).log).toEqual(after(...opened, ...live).log)
})

test('a hand before is told in front of the one in play, with its end', () => {
  const next = handInfo(30, ['4S'], { number: 2, last: [1, 'draw', 'person'] })
  const state = after(...opened, handInfo(29, ['4S'], { number: 2 }), next)
  expect(lacking(state, 1)).toBe(true)
  const told = reduce(state, { type: 'logged', hand: 1, log: again(live, 30, over) })
  expect(told.log.map((line) => [line.hand, line.seq])).toEqual([
    [1, 10],
    [1, 11],
    [1, 12],
    [1, 13],
    [2, 30],
  ])
  expect(told.ends[1]).toEqual(over)
  expect(lacking(told, 1)).toBe(false)
})

test('a hand whose end was seen is not asked for; one that ended unseen is', () => {
  const next = handInfo(30, ['4S'], { number: 2 })
  expect(lacking(after(...opened, ...live, over, next), 1)).toBe(false)
  expect(lacking(after(...opened, ...live, next), 1)).toBe(true)
})
