// Who sits where, seen from your own seat: us and them, left and right.
import { teamOf as teamAt } from '../engine/seats'
import { number, t } from '../lang/lang'
import type { PublicHand, SeatInfo } from '../protocol'

export type Side = 'me' | 'left' | 'top' | 'right'

/** What is known of a seat where only its name matters. */
export type Named = Pick<SeatInfo, 'seat' | 'name'>

/** The seats in turn order from the one after `me`; a spectator sees them from seat 1. */
export function around(seats: readonly SeatInfo[], me: number): SeatInfo[] {
  return [...seats.slice(me), ...seats.slice(0, Math.max(0, me - 1))]
}

/** What names of teams need to know of a seat. */
type Seated = Pick<SeatInfo, 'seat' | 'name' | 'team'>

/** The side of the table where the n-th of `others` opponents and partners sits. */
export function sideOf(n: number, others: number): Side {
  const left = Math.floor(others / 2)
  if (n < left) return 'left'
  return others % 2 && n === left ? 'top' : 'right'
}

/** The player's own team, 0 for a spectator. */
export function teamOf(seats: readonly Seated[], seat: number): number {
  return seats.find((info) => info.seat === seat)?.team ?? 0
}

export function nameOf(seats: readonly Named[], seat: number): string {
  return seats.find((info) => info.seat === seat)?.name || t('look-seat', { seat })
}

/** A name, and apart from it the number at its end by which two of one name are told apart. */
export function partsOf(name: string): { stem: string; number: string } {
  const number = /\S( \d+)$/.exec(name)?.[1] ?? ''
  return { stem: name.slice(0, name.length - number.length), number }
}

/** What the player at `me` calls a team: "We", "They", or names if there are more sides. */
export function teamName(seats: readonly Seated[], team: number, me: number): string {
  const members = seats.filter((info) => info.team === team)
  const teams = new Set(seats.map((info) => info.team))
  if (me && team === teamOf(seats, me)) return t(members.length > 1 ? 'look-we' : 'look-you')
  if (members.length === 1) return nameOf(seats, members[0]?.seat ?? 0)
  if (me && teams.size === 2) return t('look-they')
  return members.map((info) => nameOf(seats, info.seat)).join(' & ')
}

/** Each team's names, of seats by name: as a list of tables or a kept match has them. */
export function namesByTeam(seats: readonly string[], teams: number): string[] {
  const members = (team: number) => seats.filter((_, at) => teamAt({ teams }, at + 1) === team)
  return Array.from({ length: teams }, (_, at) => members(at + 1).join(' & '))
}

/** Scores of seats by name, each under what the player at `me` calls the team, the own team first. */
export function standing(names: readonly string[], scores: readonly number[], me: number): string {
  const rules = { teams: scores.length }
  const seats = names.map((name, at) => ({ name, seat: at + 1, team: teamAt(rules, at + 1) }))
  const own = teamOf(seats, me)
  const teams = scores.map((_, at) => at + 1).sort((one, other) => Number(other === own) - Number(one === own))
  return teams.map((team) => `${teamName(seats, team, me)} ${number(scores[team - 1]!)}`).join(' · ')
}

/** The teams in the order shown: the others first, your own last, next to your hand. */
export function teamsShown(table: PublicHand, own: number): { others: number[]; own: number } {
  const all = table.scores.map((_, n) => n + 1)
  const mine = own || 1
  return { others: all.filter((team) => team !== mine), own: mine }
}
