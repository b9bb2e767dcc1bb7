// Written by `python -m tools.page` from the checks in src/escalera/rules. Edits are lost.
import { numberOf, refuse, upTo, type Blamed } from '../rules/ruleFault'

/** A rule set, as far as it is checked. */
export interface Checked extends Blamed {
  seats: number
  players: readonly number[]
  partner_counts: readonly number[]
  packs: number
  jokers: number
  hand_cards: number
  foot_cards: number
  foot_taken: string
  stock_piles: number
  draw_cards: number
  upcard: string
  pile_take: number
  pile_minimum: number
  pile_face_down: boolean
  always_frozen: boolean
  freeze_wild: boolean
  freeze_red_three: boolean
  wild_blocks: boolean
  take_upcard_alone: boolean
  take_sequence: boolean
  wilds_qualify: boolean
  take_for_initial: boolean
  take_onto_at_most: number
  complete_cards: number
  sets_combine: boolean
  merge_sets: boolean
  add_to_complete: boolean
  wilds_to_complete: boolean
  wilds_in_set: number
  naturals_outnumber: boolean
  wilds_with_sevens: boolean
  wilds_in_sequence: number
  sequences: boolean
  one_sequence_per_suit: boolean
  wild_melds: string
  joker_discard: string
  black_threes_out: string
  black_threes_score: boolean
  asking: string
  need_any: number
  need_red: number
  need_black: number
  need_samba: number
  need_red_canasta: number
  need_black_canasta: number
  need_wild: number
  need_sevens: number
  minimum_by: string
  minimums: readonly number[]
  minimum_scores: readonly number[]
  target: number
  hands: number
  points_joker: number
  points_two: number
  points_ace: number
  points_high: number
  points_low: number
  points_black_three: number
  red_canasta: number
  black_canasta: number
  red_samba: number
  black_samba: number
  sevens_bonus: number
  black_sevens_bonus: number
  wild_mixed: number
  wild_black: number
  wild_red: number
  going_out_bonus: number
  concealed_bonus: number
  red_three: number
  red_three_all: number
  red_three_sign: string
  red_three_in_hand: number
  red_threes_laid: string
  pile_red_three_replaced: boolean
  black_three_in_hand: number
  stock_end: string
  last_red_three: boolean
  unused_yes_penalty: number
  claim_penalty: number
  undeclared_penalty: number
  out_after_no_penalty: number
  short_initial_raise: number
  out_without_yes_returns: boolean
  cut_bonus: number
  cut_points: number
}

const RANKS = 11

const BEHIND = ['wild_melds', 'wilds_with_sevens', 'wilds_in_set', 'wilds_in_sequence', 'naturals_outnumber', 'sequences', 'one_sequence_per_suit', 'need_sevens', 'packs', 'jokers']

interface Unmet {
  blamed: readonly string[]
  name: string
  values: Record<string, string | number>
}

interface Supply {
  wilds: number
  red_canastas: number
  black_canastas: number
  sevens: number
  red_sambas: number
  sambas: number
  black_sambas: number
  wild_melds: number
}

/** How many there can be at most, judged by the number of cards alone. */
export function supply(rules: Checked): Supply {
  const wilds = (4 * rules.packs) + rules.jokers
  const rank = 4 * rules.packs
  const whole = rules.complete_cards
  const inSet = wildsInCanasta(rules)
  const inSevens = rules.wilds_with_sevens ? inSet : 0
  const sambas = mostSambas(rules, rules.wilds_in_sequence)
  return { wilds: wilds, red_canastas: (RANKS - +!!rules.need_sevens) * (Math.floor(rank / whole)), black_canastas: inSet ? Math.min(wilds, (RANKS * (Math.floor(rank / (whole - inSet))))) : 0, sevens: Math.floor(rank / (whole - inSevens)), red_sambas: mostSambas(rules, 0), sambas: sambas, black_sambas: rules.wilds_in_sequence ? Math.min(sambas, wilds) : 0, wild_melds: (rules.wild_melds === 'none') ? 0 : (Math.floor(wilds / whole)) }
}

/** The most wilds that a canasta can hold when it is complete (R10, R19b). */
export function wildsInCanasta(rules: Checked): number {
  const whole = rules.complete_cards
  const most = rules.naturals_outnumber ? (Math.floor((whole - 1) / 2)) : (whole - 2)
  return Math.min(rules.wilds_in_set, most, ((4 * rules.packs) + rules.jokers))
}

/** How many sambas the suits can make, each with this many wilds. All of seven cards run through 8, 9 and 10, all of six through the 9. */
function mostSambas(rules: Checked, wilds: number): number {
  if (!rules.sequences) {
    return 0
  }
  if (rules.one_sequence_per_suit) {
    return 4
  }
  const whole = rules.complete_cards
  const used = Math.min(wilds, (whole - 2))
  const bySuit = Math.floor((RANKS * rules.packs) / (whole - used))
  const middle = (2 * whole) - RANKS
  const byMiddle = (used < middle) ? (Math.floor((middle * rules.packs) / (middle - used))) : bySuit
  return 4 * Math.min(bySuit, byMiddle)
}

/** Yield each need that can't be met. */
export function* checkNeeds(rules: Checked): Generator<Unmet> {
  const most = supply(rules)
  for (const [name, there] of Object.entries(singleNeeds(most))) {
    const need = numberOf(rules, name)
    if (need > there) {
      const values = { sort: name, n: need, most: there }
      yield { blamed: [name, ...BEHIND], name: 'NEED_TOO_HIGH', values: values }
    }
  }
  yield* jointNeeds(rules, most)
}

function singleNeeds(most: Supply): Record<string, number> {
  const canastas = (most.red_canastas + most.black_canastas) + most.sevens
  return { need_any: (canastas + most.sambas) + most.wild_melds, need_red: (most.red_canastas + most.sevens) + most.red_sambas, need_black: most.black_canastas + most.black_sambas, need_samba: most.sambas, need_red_canasta: most.red_canastas, need_black_canasta: most.black_canastas, need_wild: most.wild_melds, need_sevens: most.sevens }
}

/** Yield needs that can be met one by one, but not together. */
function* jointNeeds(rules: Checked, most: Supply): Generator<Unmet> {
  const needs = Object.keys(singleNeeds(most))
  const wilds = (rules.complete_cards * rules.need_wild) + Math.max(rules.need_black, rules.need_black_canasta)
  if (wilds > most.wilds) {
    const names = ['need_wild', 'need_black', 'need_black_canasta', ...BEHIND]
    yield { blamed: names, name: 'NEEDS_WILDS', values: { wilds: wilds, there: most.wilds } }
  }
  const cards = rules.complete_cards * meldsNeeded(rules)
  const pack = ((RANKS * 4) * rules.packs) + most.wilds
  if (cards > pack) {
    yield { blamed: [...needs, ...BEHIND], name: 'NEEDS_CARDS', values: { cards: cards, there: pack } }
  }
}

/** The least number of complete melds that meets all needs. */
function meldsNeeded(rules: Checked): number {
  const black = Math.max(rules.need_black_canasta, rules.need_sevens)
  const bySort = ((rules.need_red_canasta + black) + rules.need_samba) + rules.need_wild
  return Math.max(rules.need_any, ((rules.need_red + rules.need_black) + rules.need_wild), bySort)
}

const MOST_MINIMUMS = 16

/** Raise RuleError, naming the setting at fault, for an impossible rule set. */
export function check(rules: Checked): void {
  checkTeams(rules)
  checkDeal(rules)
  checkPile(rules)
  checkMatch(rules)
  checkMinimums(rules)
  for (const unmet of checkNeeds(rules)) {
    refuse(rules, unmet.blamed, unmet.name, { ...unmet.values })
  }
}

function checkTeams(rules: Checked): void {
  if (rules.partner_counts.some((count) => ![4, 6].includes(count))) {
    refuse(rules, ['partner_counts'], 'TEAMS_OF_WHOM')
  }
  if (!rising(rules.partner_counts)) {
    refuse(rules, ['partner_counts'], 'TEAMS_IN_ORDER')
  }
}

function rising(numbers: readonly number[]): boolean {
  return upTo((numbers.length - 1)).every((i) => numbers[i]! < numbers[i + 1]!)
}

/** After the deal, the most cards that may be turned and one draw must be left. */
function checkDeal(rules: Checked): void {
  const pack = packSize(rules)
  const names = ['hand_cards', 'foot_cards', 'draw_cards', 'upcard', 'packs', 'jokers', 'players']
  const dealt = rules.seats * (rules.hand_cards + rules.foot_cards)
  const needed = (dealt + mostUpcards(rules)) + rules.draw_cards
  if (needed > pack) {
    refuse(rules, names, 'PACK_TOO_SMALL', { dealt: dealt, needed: needed, pack: pack })
  }
}

/** All cards of the pack. */
export function packSize(rules: Checked): number {
  return (52 * rules.packs) + rules.jokers
}

/** The most cards that may be turned before one can start the discard pile. */
export function mostUpcards(rules: Checked): number {
  const passed: Record<string, number> = { none: -1, any: 0, not_red_three: 2 * rules.packs, until_natural: (8 * rules.packs) + rules.jokers }
  return passed[rules.upcard]! + 1
}

function checkPile(rules: Checked): void {
  if (rules.pile_minimum > packSize(rules)) {
    refusePile(rules, 'pile_minimum')
  }
  if (rules.pile_take > packSize(rules)) {
    refusePile(rules, 'pile_take')
  }
}

function refusePile(rules: Checked, parameter: string): never {
  const cards = numberOf(rules, parameter)
  return refuse(rules, [parameter, 'packs', 'jokers'], 'PILE_NEVER_HOLDS', { cards: cards })
}

function checkMatch(rules: Checked): void {
  const names = ['hands', 'target']
  if (rules.target && rules.hands) {
    refuse(rules, names, 'TWO_ENDS')
  }
  if ((!rules.target) && (!rules.hands)) {
    refuse(rules, names, 'NO_END')
  }
}

function checkMinimums(rules: Checked): void {
  checkMostMinimums(rules)
  const names = ['minimums', 'minimum_by', 'hands']
  if ((rules.minimum_by === 'hand') && (!rules.hands)) {
    refuse(rules, names, 'MINIMUMS_BY_HAND')
  }
  const there = rules.minimums.length
  if ((rules.minimum_by === 'hand') && (there !== rules.hands)) {
    refuse(rules, names, 'MINIMUM_FOR_EACH_HAND', { hands: rules.hands, there: there })
  }
  if (rules.minimum_by === 'score') {
    checkScoreSteps(rules)
  }
}

/** A longer list is refused, never cut; so is a match of more hands, each with its own. */
function checkMostMinimums(rules: Checked): void {
  const byHand = (rules.minimum_by === 'hand') ? rules.hands : 0
  const there = Math.max(rules.minimums.length, (rules.minimum_scores.length + 1), byHand)
  const names = ['minimums', 'minimum_scores', 'hands', 'minimum_by']
  if (there > MOST_MINIMUMS) {
    refuse(rules, names, 'TOO_MANY_MINIMUMS', { most: MOST_MINIMUMS, there: there })
  }
}

function checkScoreSteps(rules: Checked): void {
  const scores = rules.minimum_scores
  const there = rules.minimums.length
  if (!rising(scores)) {
    refuse(rules, ['minimum_scores'], 'SCORES_IN_ORDER')
  }
  const names = ['minimums', 'minimum_scores', 'minimum_by', 'hands']
  const steps = scores.length + 1
  if (there !== steps) {
    refuse(rules, names, 'MINIMUM_FOR_EACH_STEP', { steps: steps, there: there })
  }
}
