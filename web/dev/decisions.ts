// In a browser: `decided(module, game, hands)` says how long each decision of the hard bot took, in ms.
import { Bots } from '../src/engine/bots'
import { start } from '../src/engine/engine'
import { ruleSet } from '../src/engine/ruleSet'
import { Match } from '../src/solo/table/match'

const NAMES = ['Ann', 'Bob', 'Cem', 'Dee']

async function decided(module: string, game: string, hands: number): Promise<number[]> {
  const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0))
  const engine = start(await WebAssembly.compile(bytes))
  const [bots, match] = [new Bots(engine), new Match(engine, ruleSet(game, NAMES.length, {}), NAMES)]
  const spent: number[] = []
  while (match.hand < hands) {
    match.nextHand(`bench/${match.hand + 1}`, '')
    while (!match.over) {
      const began = performance.now()
      const action = bots.choose('hard', match.position, { seed: 'bench', hand: match.hand, plays: match.plays })
      spent.push(performance.now() - began)
      match.play(action, match.seatToAct)
    }
  }
  return spent
}

Object.assign(globalThis, { decided })
