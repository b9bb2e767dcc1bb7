// Kept logs read again: what an older page kept goes on, what comes out differently now is set aside.
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { start } from '../src/engine/engine'
import { ENGINE } from '../src/engine/made/layout'
import { ruleSet } from '../src/engine/ruleSet'
import { hashed } from '../src/engine/seedWords'
import { Changed, Newer, versions } from '../src/solo/table/eventChecks'
import { LOG, type Event, type Made } from '../src/solo/table/events'
import { finishedRecord, handLog } from '../src/solo/table/finished'
import { Live } from '../src/solo/table/live'
import { rebuilt } from '../src/solo/table/rebuilding'
import { remains } from '../src/solo/table/remains'

const engine = start(new WebAssembly.Module(readFileSync('../build/wasm/escalera.wasm')))
const PLAYS = 40
/** Where Python reads the records that are left, to verify them. */
const folder = process.env.ESCALERA_RECORDS!

interface Kept {
  stores: { events: { rows: { table: string; seq: number; event: Event }[] } }
}

/** The logs that the page kept before it noted any version. */
function before(): Event[][] {
  const kept = JSON.parse(readFileSync('../tests/browser/site/kept/1.json', 'utf-8')) as Kept
  const { rows } = kept.stores.events
  const names = [...new Set(rows.map(({ table }) => table))]
  return names.map((name) => rows.filter(({ table }) => table === name).map(({ event }) => event))
}

/** A log of bots among themselves: a whole hand, and the beginning of the next one. */
async function played(settings: Record<string, string> = {}): Promise<Event[]> {
  let clock = 1000
  const made: Made = {
    type: 'made',
    at: clock,
    table: 'page-0123456789abcdef',
    options: { game: 'samba', players: 4, settings, pace: 'instant' } as Made['options'],
    host: 'me',
    log: LOG,
    ...versions(ruleSet('samba', 4, settings)),
  }
  const seats = [1, 2, 3, 4].map((seat): Event => ({ type: 'bot', at: clock, seat, bot: 'easy', name: `B${seat}` }))
  const log: Event[] = [made, ...seats]
  const table = rebuilt(engine, log)
  const live = new Live(engine, table, {
    person: '',
    now: () => clock,
    secret: () => 'ab'.repeat(32),
    keep: async (first, events) => void log.splice(first - 1, log.length, ...events),
    tell: () => undefined,
  })
  await live.happen([{ type: 'started', at: clock }])
  for (const hand of [1, 2]) {
    const secret = `${hand}`.repeat(64)
    await live.happen([{ type: 'committed', at: clock, hand, secret, commit: hashed(secret) }, { type: 'dealt', at: clock }])
    for (let play = 0; !table.handOver && (hand === 1 || play < PLAYS); play++) {
      clock += 10
      await live.goOn()
    }
  }
  table.close()
  return log
}

/** How far the engine's memory is in use. */
const memory = () => (engine.memory as unknown as { next: number }).next
const changedAt = (log: Event[], at: number, event: object) => log.with(at, { ...log[at]!, ...event } as Event)
const placeOf = (log: Event[], type: Event['type'], count = 1) =>
  log.flatMap((event, i) => (event.type === type ? [i] : []))[count - 1]!
const LOGGED = await played()
const MADE = LOGGED[0] as Made
const DEALS = [placeOf(LOGGED, 'dealt'), placeOf(LOGGED, 'dealt', 2)] as const

describe('what a log notes', () => {
  test('the versions of log, game and engine, and every parameter', () => {
    expect(MADE).toMatchObject({ log: LOG, engine: ENGINE, version: ruleSet('samba', 4, {}).version })
    expect(MADE.rules).toMatchObject({ target: '10000', partner_counts: '4/6' })
    expect(MADE.rules).not.toHaveProperty('players')
  })

  test('each deal’s digest, and each hand’s score', () => {
    const decks = DEALS.map((at) => (LOGGED[at] as { deck?: string }).deck)
    expect(new Set(decks).size).toBe(2)
    expect(decks.every((deck) => /^[0-9a-f]{32}$/.test(deck!))).toBe(true)
    const ends = LOGGED.filter((event) => event.type === 'played' && event.points)
    expect(ends).toHaveLength(1)
    expect(ends[0]).toMatchObject({ end: expect.stringMatching(/^(out \d|stock|stuck)/), points: [expect.any(Number), expect.any(Number)] })
  })
})

describe('what is read', () => {
  test('a log that comes out as it did', () => {
    const table = rebuilt(engine, LOGGED)
    expect(table.seq).toBe(LOGGED.length)
    expect(table.ends).toHaveLength(1)
    table.close()
  })

  test.each(before())('a log without any version', (...log) => {
    expect(log[0]).not.toHaveProperty('engine')
    const table = rebuilt(engine, log)
    expect(table.playing).not.toBeNull()
    table.close()
  })

  test('an older engine’s and game’s, if it comes out the same', () => {
    const table = rebuilt(engine, changedAt(LOGGED, 0, { engine: 0, version: 0 }))
    expect(table.ends).toHaveLength(1)
    table.close()
  })

  test('a value that its game has no more holds at the table', () => {
    const log = LOGGED.slice(0, DEALS[0])
    const table = rebuilt(engine, changedAt(log, 0, { rules: { ...MADE.rules, target: '7000' } }))
    expect(table.rules.values.target).toBe(7000)
    expect(table.made.options.settings).toEqual({ target: '7000' })
    table.close()
  })
})

const FIRST = LOGGED.findIndex((event) => event.type === 'played')
const LAST = LOGGED.findIndex((event) => event.type === 'played' && event.points)
const SPOILT: [string, Event[], string, number][] = [
  ['an illegal play', changedAt(LOGGED, DEALS[1] + 3, { action: 'discard JK' }), 'play of hand 2', 1],
  ['an illegal play in the first hand', changedAt(LOGGED, FIRST, { action: 'end stock' }), 'play of hand 1', 0],
  ['another deal', changedAt(LOGGED, DEALS[1], { deck: '0'.repeat(32) }), 'deck of hand 2', 1],
  ['another score', changedAt(LOGGED, LAST, { points: [1, 2] }), 'score of hand 1', 0],
  ['another ending', changedAt(LOGGED, LAST, { end: 'nobody' }), 'score of hand 1', 0],
  ['a rule that there is no more', changedAt(LOGGED, 0, { rules: { ...MADE.rules, jumps: '3' } }), 'rules of hand 0', 0],
  ['a value that can’t be had', changedAt(LOGGED, 0, { rules: { ...MADE.rules, target: 'moon' } }), 'rules of hand 0', 0],
  ['a game that there is no more', changedAt(LOGGED, 0, { options: { game: 'tamba' } }), 'rules of hand 0', 0],
]

describe.each(SPOILT)('%s', (name, log, what, whole) => {
  test('is set aside, and keeps nothing of the engine’s memory', () => {
    const read = () => rebuilt(engine, log)
    expect(read).toThrow(Changed)
    expect(read).toThrow(what)
    const laid = memory()
    expect(read).toThrow(Changed)
    expect(() => handLog(engine, log, 1)).toThrow(Changed)
    expect(memory()).toBe(laid)
  })

  test('leaves its scores, and a record of what comes out as it did', () => {
    const { hands, record } = remains(engine, log)
    const noted = (log[LAST] as { points?: number[] }).points
    expect(hands).toEqual([
      { number: 1, points: noted },
      { number: 2, points: [] },
    ])
    const lines = record.split('\n')
    expect(lines.filter((line) => line.startsWith('hand '))).toEqual(whole ? ['hand 1'] : [])
    const told = lines.filter((line) => /^# hand/.test(line))
    expect(told).toEqual([1, 2].slice(whole).map((hand) => `# hand ${hand}, which comes out differently now`))
    const plays = log.filter((event, at) => event.type === 'played' && (!whole || at > DEALS[1]))
    expect(lines.filter((line) => /^# (\d [a-z]|end )/.test(line)).length).toBeGreaterThanOrEqual(plays.length)
    // No card of the hand in play but what was shown, and not its secret.
    expect(record).not.toContain('2'.repeat(64) + ' page')
    if (whole) expect(record.startsWith(finishedRecord(rebuilt(engine, LOGGED)).trimEnd())).toBe(true)
    writeFileSync(`${folder}/${name}.rec`, record)
  })
})

describe('what only a newer page can read', () => {
  test.each([
    ['log', LOG + 1],
    ['engine', ENGINE + 1],
    ['version', 99],
  ])('a newer %s', (name, number) => {
    expect(() => rebuilt(engine, changedAt(LOGGED, 0, { [name]: number }))).toThrow(Newer)
  })
})
