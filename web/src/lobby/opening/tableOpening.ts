// Opening a table: the shortest way, and with everything chosen.
import type { GameInfo, TableBody } from '../../protocol'
import { openTable, rename } from '../../net/api'
import { fitsHere, openHere, playingBots } from '../../tables/tables'
import { go, tablePath } from '../../router'
import { experience, FIRST_TABLES } from '../../state/kept/experience'
import { habit, keepHabit } from '../../state/kept/habits'
import { keepLastGame } from '../../state/kept/lastGame'
import type { Made } from '../../solo/calls'
import { makePlan, type Plan } from '../../state/kept/plan'

type Pace = TableBody['pace']

/** Bots by how well they play; a bot not known here comes after them. */
const LEVELS = ['easy', 'medium', 'greedy', 'hard', 'expert']
/** For tests and measurements: nobody wants to play with it. */
const NEVER = 'random'
const USUAL = ['hard', 'greedy']

/** The bots to choose from, the weakest first. */
export function offeredBots(game: Pick<GameInfo, 'bots'> | undefined): string[] {
  const level = (bot: string) => (LEVELS.indexOf(bot) + 1 || LEVELS.length + 1) - 1
  return playingBots(game?.bots ?? [])
    .filter((bot) => bot !== NEVER)
    .sort((one, other) => level(one) - level(other))
}

/** What suits a player who has opened no table of a game yet; undefined if they never said. */
export function firstTable(): { bot: string; pace: Pace } | undefined {
  const said = experience()
  return said && FIRST_TABLES[said]
}

/** The usual bot: the last one chosen, else the one that suits the player. */
export function usualBot(game: Pick<GameInfo, 'id' | 'bots'>): string {
  const kept = habit(game.id)?.bot ?? ''
  return offeredBots(game).includes(kept) ? kept : suitedBot(game)
}

/** What suits a player by what they said of themselves, else a strong bot that is well known. */
export function suitedBot(game: Pick<GameInfo, 'bots'>): string {
  const offered = offeredBots(game)
  return [firstTable()?.bot ?? '', ...USUAL].find((bot) => offered.includes(bot)) ?? offered.at(-1) ?? ''
}

/** As many as at the last table of a game, by a house rule, too. */
export function lastPlayers(game: GameInfo): number {
  return habit(game.id)?.table.players ?? usualPlayers(game)
}

/** The same, as far as the game's own book has that number. */
export function usualPlayers(game: GameInfo): number {
  const kept = habit(game.id)?.table.players
  if (kept && game.players.includes(kept)) return kept
  return game.players.includes(4) ? 4 : (game.players[0] ?? 4)
}

/** Keeps the name; if the server refuses it, it says so when the player sits down. */
async function called(name: string, before: string): Promise<void> {
  if (name && name !== before) await rename(name)
}

/** Opens a table as last time, or by the published rules, and starts it with bots. */
export async function playNow(game: GameInfo, name: string, before: string): Promise<void> {
  const kept = habit(game.id)?.table
  const pace = firstTable()?.pace
  const body: TableBody = { hints: true, ...(pace && { pace }), ...kept, game: game.id, players: lastPlayers(game), public: false }
  await opened(body, { name, bot: usualBot(game), start: true }, before)
}

export async function opened(body: TableBody, plan: Plan, before: string): Promise<void> {
  const { table, begun } = await placed(body, plan, before)
  if (!begun) makePlan(table, plan)
  keepLastGame(body.game)
  go(tablePath(table))
}

/**
 * Opens a table against bots in the page, where it begins at once and waits for no server to hear a new
 * name; any other one at the server.
 */
async function placed(body: TableBody, plan: Plan, before: string): Promise<Made> {
  const named = called(plan.name, before)
  if (plan.start && fitsHere(body, plan.bot)) return openHere(body, plan, named.catch(() => undefined))
  await named
  return { table: await openTable(body), begun: false }
}

/** Remembers how a table was opened, for the next time. */
export function remember(body: TableBody, bot: string): void {
  const { game, ...table } = body
  keepHabit(game, { table, bot })
}
