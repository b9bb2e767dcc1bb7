// The page's expert beside Python's, over whole hands: every play the same.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Bots } from '../src/engine/bots/bots'
import { start } from '../src/engine/engine'
import { ruleSet } from '../src/engine/ruleSet'
import { Live } from '../src/solo/table/live'
import { rebuilt } from '../src/solo/table/rebuilding'
import { Match } from '../src/solo/table/match'

interface Hand {
  game: string
  players: number
  settings: Record<string, string>
  seed: string
  plays: [number, string][]
}

const engine = start(new WebAssembly.Module(readFileSync('../build/wasm/escalera.wasm')))
const bots = new Bots(engine)

/** The plays of a hand of experts; between two thoughts somebody asks for a hint. */
function played({ game, players, settings, seed }: Hand): [number, string][] {
  const match = new Match(engine, ruleSet(game, players, settings), Array<string>(players).fill('Ann'))
  const plays: [number, string][] = []
  match.nextHand(seed, '')
  while (!match.over) {
    const seat = match.seatToAct
    const moment = { seed: `${seed}/${seat}/${plays.length}`, hand: match.hand, plays: match.plays }
    const think = bots.expert(match.position, moment)
    let action = think()
    for (; action === null; action = think()) {
      if (plays.length % 7 === 0) bots.plans(match.position, match.plays)
    }
    plays.push([seat, action])
    match.play(action, seat)
  }
  match.position.release()
  return plays
}

test('every play is the same', () => {
  const hands = JSON.parse(readFileSync(process.env.ESCALERA_HANDS!, 'utf-8')) as Hand[]
  for (const hand of hands) expect(played(hand), hand.seed).toEqual(hand.plays)
  console.log(`${hands.reduce((sum, { plays }) => sum + plays.length, 0)} plays`)
})

/** A table against experts, where the player has dealt. */
async function tableOfExperts(told: string[]): Promise<Live> {
  let clock = 1_700_000_000
  const options = { game: 'samba', players: 4, settings: {}, public: false, pace: 'instant' }
  const made = { type: 'made', at: clock, table: 'page-1', options, host: 'me', log: 1 } as never
  const live = new Live(engine, rebuilt(engine, [made]), {
    person: 'me',
    now: () => (clock += 10),
    secret: () => 'a'.repeat(64),
    keep: async () => undefined,
    tell: (frame) => void told.push(frame),
  })
  await live.ask({ type: 'sit', seat: 1, name: 'Ann' })
  for (const seat of [2, 3, 4]) await live.ask({ type: 'bot', seat, bot: 'expert' })
  await live.ask({ type: 'start' })
  while (live.table.dealing) await live.goOn()
  return live
}

/** How many steps a bot takes for its next play; before the last but some of them something happens. */
async function stepsOfAPlay(live: Live, between: (step: number) => Promise<void>): Promise<number> {
  const plays = () => live.table.match!.plays.length
  const before = plays()
  let steps = 0
  for (; plays() === before; steps += 1) {
    await between(steps)
    await live.goOn()
  }
  return steps
}

test('a table answers, pauses and goes on while the expert thinks', async () => {
  const told: string[] = []
  const live = await tableOfExperts(told)
  while (live.table.playing!.seatToAct === 1) await live.ask({ type: 'play', seq: live.table.seq, action: first(live) })
  const counts = []
  for (let play = 0; play < 12 && live.table.playing!.seatToAct !== 1; play += 1) {
    counts.push(await stepsOfAPlay(live, () => live.ask({ type: 'ping', ref: 'p' })))
  }
  expect(Math.max(...counts)).toBeGreaterThan(3)
  expect(told.filter((frame) => frame.includes('"pong"')).length).toBe(counts.reduce((sum, one) => sum + one))
})
