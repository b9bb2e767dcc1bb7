// In a browser: `decided(module, game, hands, bot)` says how long each decision of a bot took, in ms.
// The expert's is a list: how long the page's worker is busy each time before it answers again.
import { Bots } from '../src/engine/bots/bots'
import { start } from '../src/engine/engine'
import { ruleSet } from '../src/engine/ruleSet'
import { Match } from '../src/solo/table/match'

const NAMES = ['Ann', 'Bob', 'Cem', 'Dee']

async function decided(module: string, game: string, hands: number, bot: string): Promise<number[][]> {
  const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0))
  const engine = start(await WebAssembly.compile(bytes))
  const [bots, match] = [new Bots(engine), new Match(engine, ruleSet(game, NAMES.length, {}), NAMES)]
  const spent: number[][] = []
  while (match.hand < hands) {
    match.nextHand(`bench/${match.hand + 1}`, '')
    while (!match.over) {
      const moment = { seed: 'bench', hand: match.hand, plays: match.plays }
      let think = () => bots.choose(bot, match.position, moment) as string | null
      const slices: number[] = []
      let action: string | null = null
      for (let first = true; action === null; first = false) {
        const began = performance.now()
        if (first && bot === 'expert') think = bots.expert(match.position, moment)
        action = think()
        slices.push(performance.now() - began)
      }
      spent.push(slices)
      match.play(action, match.seatToAct)
    }
  }
  return spent
}

Object.assign(globalThis, { decided })
