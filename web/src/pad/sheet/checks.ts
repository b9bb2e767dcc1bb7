// The faults a page can find in a hand without a server; with one, the server's findings come instead.
import type { PadFinding, PadSheet } from '../../protocol'
import { sum } from '../../engine/sum'
import type { CountedHand } from './counting'
import { numberOf, type Hand } from './padData'

type Level = PadFinding['level']

/** The findings that need only the sheet; the impossible ones first, as on the server. */
export function simpleFindings(
  sheet: PadSheet,
  hand: Hand,
  minimums: CountedHand['minimums'],
): PadFinding[] {
  const all = (name: string) => sum(hand.teams.map((team) => numberOf(team[name])))
  const found: PadFinding[] = []
  const out = all('out')
  if (out > 1) found.push(finding('TWO_WENT_OUT', 'impossible', 'R7', 0, 'out', out))
  const reds = all('red_threes') + all('red_threes_left')
  const there = sheet.fields.find((field) => field.name === 'red_threes')?.most ?? 0
  if (reds > there)
    found.push(
      finding('TOO_MANY_RED_THREES', 'impossible', 'The Pack', 0, 'red_threes', there, reds),
    )
  if (out === 0) found.push(finding('NOBODY_OUT', 'doubtful', 'R8', 0, 'out'))
  hand.teams.forEach((team, at) => {
    const left = ['hand', 'black_threes_left', 'red_threes_left'].some((name) => numberOf(team[name]))
    if (!numberOf(team.out) && !left)
      found.push(finding('NO_CARDS_LEFT', 'doubtful', 'R6', at + 1, 'hand'))
    const [count, least] = [numberOf(team.table), minimums[at] ?? 0]
    if (count > 0 && count < least) {
      found.push(finding('SHORT_OF_MINIMUM', 'doubtful', 'Initial Meld; R5', at + 1, 'table', least, count))
    }
  })
  return found
}

/** A finding without a sentence, which the page has for it; its figures are a and b. */
function finding(
  check: string,
  level: Level,
  rule: string,
  team: number,
  field: string,
  ...figures: number[]
): PadFinding {
  const values = Object.fromEntries(figures.map((one, at) => ['abc'.charAt(at), String(one)]))
  return { check, level, rule, team, field, sentence: '', values }
}
