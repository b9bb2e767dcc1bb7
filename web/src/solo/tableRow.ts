// What lists show of a table, from the table itself.
import type { Table } from './table/soloTable'
import type { Row } from './tableLog'

/** The row of a table for one person. */
export function rowOf(table: Table, person: string): Row {
  const { made, match, rules } = table
  const seat = table.seatOf(person)
  return {
    id: table.id,
    created_at: made.at,
    status: table.given ? 'finished' : table.status,
    game: rules.game,
    players: rules.seats,
    seats: table.seats.map((one) => one.name),
    settings: (made.options.settings ?? {}) as Record<string, string>,
    scores: match ? match.scores : [],
    hand: table.shuffle.hand,
    seat,
    your_turn: seat > 0 && table.playing?.seatToAct === seat,
    given: table.given,
  }
}
