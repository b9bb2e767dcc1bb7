// A group's season: figures over several pads, as `escalera season` has them, and the same as CSV.
import type { PadSheet } from '../../protocol'
import { csv } from '../../controls/csv'
import type { KeptPad } from '../kept/keptPads'
import { sum } from '../../engine/sum'
import { standing, type Standing } from '../sheet/counting'
import { numberOf, type Pad } from '../sheet/padData'

export interface Played {
  sheet: PadSheet
  pad: Pad
}

export interface Player {
  name: string
  matches: number
  finished: number
  won: number
  tied: number
  hands: number
  out: number
  points: number
  mean: number
  best: number
  worst: number
}

export interface BestHand {
  points: number
  team: string
  match: number
  hand: number
}

export interface Season {
  players: Player[]
  best: BestHand[]
}

interface Stood extends Played {
  stand: Standing
}

const BEST = 10

/** The order of play: by the day, and on one day by when a pad was begun. */
export function byPlay(one: KeptPad, other: KeptPad): number {
  const [day, otherDay] = [one.pad.played, other.pad.played]
  if (day !== otherDay) return day < otherDay ? -1 : 1
  return (one.begun ?? one.touched) - (other.begun ?? other.touched)
}

export function season(all: readonly Played[]): Season {
  const stood = all.map((one) => ({ ...one, stand: standing(one.sheet, one.pad) }))
  const names = [...new Set(stood.flatMap(({ pad }) => pad.names))]
  const players = names.map((name) => playerOf(name, stood)).sort(rank)
  const best = stood.flatMap(bestOf).sort((one, other) => other.points - one.points)
  return { players, best: best.slice(0, BEST) }
}

/** Most wins first. */
function rank(one: Player, other: Player): number {
  return other.won - one.won || other.tied - one.tied || other.mean - one.mean
}

function bestOf({ pad, stand }: Stood, at: number): BestHand[] {
  return stand.hands.flatMap((hand) =>
    hand.counts
      ? hand.totals.map((points, team) => ({
          points,
          team: pad.teams[team] ?? '',
          match: at + 1,
          hand: hand.number,
        }))
      : [],
  )
}

function playerOf(name: string, stood: readonly Stood[]): Player {
  const points: number[] = []
  const found = { matches: 0, finished: 0, won: 0, tied: 0, out: 0 }
  for (const { sheet, pad, stand } of stood) {
    const seat = pad.names.indexOf(name)
    if (seat < 0) continue
    const team = sheet.teams[seat] ?? 1
    found.matches += 1
    found.finished += stand.winners.length ? 1 : 0
    found.won += stand.winners.length === 1 && stand.winners[0] === team ? 1 : 0
    found.tied += stand.winners.length > 1 && stand.winners.includes(team) ? 1 : 0
    stand.hands.forEach((hand, at) => {
      if (!hand.counts) return
      points.push(hand.totals[team - 1] ?? 0)
      found.out += numberOf(pad.hands[at]?.teams[team - 1]?.out)
    })
  }
  const all = sum(points)
  return {
    name,
    ...found,
    hands: points.length,
    points: all,
    mean: tenths(all, Math.max(1, points.length)),
    best: points.length ? Math.max(...points) : 0,
    worst: points.length ? Math.min(...points) : 0,
  }
}

/** A quotient to one place; points are whole, so halfway between two tenths goes to the even one. */
function tenths(points: number, hands: number): number {
  const ten = (10 * points) / hands
  const low = Math.floor(ten)
  const half = ten - low === 0.5
  return (half ? low + (Math.abs(low) % 2) : Math.round(ten)) / 10
}

// ------------------------------------------------------------------ CSV

export function playersCsv(found: Season): string {
  const names = 'name matches finished won tied hands out points mean best worst'.split(' ')
  return csv(
    names,
    found.players.map((player) => ({ ...player, mean: player.mean.toFixed(1) })),
  )
}

/** A line for each hand and team. */
export function handsCsv(all: readonly Played[]): string {
  const names = 'match played title game hand team players points score'.split(' ')
  const rows = all.flatMap(({ sheet, pad }, match) =>
    standing(sheet, pad).hands.flatMap((hand) =>
      hand.totals.map((points, team) => ({
        match: match + 1,
        played: pad.played,
        title: pad.title,
        game: pad.game,
        hand: hand.number,
        team: pad.teams[team] ?? '',
        players: pad.names.filter((_, seat) => sheet.teams[seat] === team + 1).join(', '),
        points,
        score: hand.scores[team] ?? 0,
      })),
    ),
  )
  return csv(names, rows)
}
