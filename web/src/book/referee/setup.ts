// A position for the referee, tapped together: as a link's text and as a record.
import { face, without } from '../../state/plays/cards'
import type { Played } from '../../rules/bookRequests'

export interface Setup {
  /** The seat (from 1) whose play is in question. */
  turn: number
  /** What that seat held when the turn began. */
  hand: string[]
  /** What it draws in this turn, from the stock's top. */
  drawn: string[]
  /** Each team's melds, cards as written. */
  melds: string[][][]
  /** Bottom first, the upcard last. */
  pile: string[]
  scores: number[]
  /** Whether the seat still has its foot to pick up. */
  foot: boolean
  /** Earlier plays of this turn, such as `draw`. */
  done: string[]
  /** The play in question, empty if there is none yet. */
  play: string
}

/** What the setup must fit at a table. */
export interface Table {
  /** Teams, each with a score and melds. */
  teams: number
  stocks: number
  /** How many cards a draw brings. */
  draws: number
  /** The most cards of the pile that a take brings. */
  takes: number
  /** Whether players lay their red 3s themselves. */
  declares: boolean
  /** Whether a player may try in vain for the upcard. */
  claims: boolean
}

/** How many cards each other player holds: no play of this turn depends on it. */
const OTHERS = 4

export function empty(): Setup {
  const lists = { hand: [], drawn: [], melds: [], pile: [], scores: [], done: [] }
  return { turn: 1, foot: false, play: '', ...lists }
}

/** Teams by the rule card: two if there are partners, else everybody alone. */
export function tableOf(rows: readonly { name: string; value: string }[], players: number): Table {
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? ''
  const partners: string[] = value('partner_counts').match(/\d+/g) ?? []
  return {
    teams: partners.includes(String(players)) ? 2 : players,
    stocks: Number(value('stock_piles')) || 1,
    draws: Number(value('draw_cards')) || 1,
    takes: Number(value('pile_take')) || Infinity,
    declares: value('undeclared_penalty') !== '',
    claims: value('claim_penalty') !== '',
  }
}

/** Team numbers follow the seats: with partners, seats 1, 3 and 5 are team 1. */
export function teamOf(seat: number, teams: number): number {
  return ((seat - 1) % teams) + 1
}

/** The setup as the text after a link's `#`. */
export function hashOf(setup: Setup): string {
  const said = new URLSearchParams()
  if (setup.turn !== 1) said.set('turn', String(setup.turn))
  if (setup.hand.length) said.set('hand', setup.hand.join(' '))
  if (setup.drawn.length) said.set('drawn', setup.drawn.join(' '))
  setup.melds.forEach((melds, at) => {
    for (const cards of melds) said.append('meld', [at + 1, ...cards].join(' '))
  })
  if (setup.pile.length) said.set('pile', setup.pile.join(' '))
  if (setup.scores.some(Boolean)) said.set('scores', setup.scores.join(' '))
  if (setup.foot) said.set('foot', 'yes')
  for (const play of setup.done) said.append('done', play)
  if (setup.play) said.set('play', setup.play)
  return said.toString()
}

/** A link's setup, without anything that is not part of one. */
export function fromHash(hash: string): Setup {
  const said = new URLSearchParams(hash)
  const melds: string[][][] = []
  for (const line of said.getAll('meld')) {
    const [team, ...cards] = words(line)
    putMeld(melds, Number(team), cards.filter(isCard))
  }
  const cards = (key: string) => words(said.get(key)).filter(isCard)
  return {
    turn: within(said.get('turn'), 1, 6),
    hand: cards('hand'),
    drawn: cards('drawn'),
    melds,
    pile: cards('pile'),
    scores: words(said.get('scores')).map((score) => within(score, -99_999, 99_999)),
    foot: said.get('foot') === 'yes',
    done: said.getAll('done').map(plain),
    play: plain(said.get('play') ?? ''),
  }
}

/** The setup in a written record that holds one, without the play in question. */
export function fromRecord(record: string, draws: number): Setup {
  const setup = empty()
  const deals = new Map<number, string[]>()
  const stocks: string[][] = []
  for (const [first = '', second = '', ...rest] of record.split('\n').map(words)) {
    const cards = [second, ...rest].filter(isCard)
    if (first === 'deal') deals.set(Number(second), rest.filter(isCard))
    else if (first === 'melds') putMeld(setup.melds, Number(second), rest.filter(isCard))
    else if (first === 'pile') setup.pile = cards
    else if (first === 'scores') setup.scores = [second, ...rest].map(Number)
    else if (first.startsWith('stock')) stocks.push(cards)
    else if (first === 'turn') setup.turn = Number(second)
    else if (first === 'foot') setup.foot = true
    else if (/^\d+$/.test(first)) setup.done.push(done(setup.turn, first, [second, ...rest]))
  }
  setup.hand = deals.get(setup.turn) ?? []
  setup.drawn = setup.done.includes('draw') ? dealt(stocks).slice(0, draws) : []
  return setup
}

/** The setup as a record that stops before the play in question. */
export function recordOf(setup: Setup, played: Played, table: Table): string {
  const { players, settings } = played
  const seats = Array.from({ length: players }, (_, at) => at + 1)
  const teams = Array.from({ length: table.teams }, (_, at) => at)
  return [
    'escalera 1',
    `game ${played.game} 1`,
    ...Object.entries(settings).map(([key, value]) => `set ${key} ${value}`),
    `players ${players}`,
    'hand 1',
    `dealer ${players}`,
    `scores ${teams.map((at) => setup.scores[at] ?? 0).join(' ')}`,
    'position',
    ...dealLines(setup, seats),
    ...(setup.foot ? [`foot ${setup.turn} *${OTHERS}`] : []),
    ...teams.flatMap((at) =>
      (setup.melds[at] ?? []).map((cards, n) => `melds ${at + 1} m${n + 1} ${cards.join(' ')}`),
    ),
    ...(setup.pile.length ? [`pile ${setup.pile.join(' ')}`] : []),
    ...stockLines(setup.drawn, table.stocks),
    `turn ${setup.turn}`,
    ...setup.done.map((play) => line(setup.turn, play)),
    '',
  ].join('\n')
}

/** A seat's play as a record has it; if another seat played, the play says so itself. */
export function line(turn: number, play: string): string {
  return /^\d/.test(play) ? play : `${turn} ${play}`
}

/** The cards in the player's hand at the question. */
export function held(setup: Setup, { takes }: Table): string[] {
  let left = setup.done.includes('draw') ? [...setup.hand, ...setup.drawn] : [...setup.hand]
  for (const play of setup.done) {
    const cards = words(play).filter(isCard).map(face)
    if (/^(meld|add|take|discard)\b/.test(play)) left = without(left, cards)
    if (/^take\b/.test(play)) left.push(...setup.pile.slice(-takes).slice(0, -1))
    if (/^back\b/.test(play)) left.push(...cards)
  }
  return left
}

/** The team's melds at the question: those on the table, then those begun this turn. */
export function lying(setup: Setup, { teams }: Table): string[][] {
  const melds = (setup.melds[teamOf(setup.turn, teams) - 1] ?? []).map((cards) => [...cards])
  const upcard = setup.pile.slice(-1)
  for (const play of setup.done) {
    const taken = /^take\b/.test(play) ? upcard : []
    const cards = [...words(play).filter(isCard), ...taken]
    const onto = Number(/ to m(\d+)$/.exec(play)?.[1] ?? 0)
    if (onto) melds[onto - 1]?.push(...cards)
    else if (/^(meld|take)\b/.test(play)) melds.push(cards)
  }
  return melds
}

/** Partners' answers to a question, clockwise: all say yes, or the first no. */
export function answers(turn: number, players: number, teams: number, yes: boolean): string[] {
  const seats = Array.from({ length: players - 1 }, (_, at) => ((turn + at) % players) + 1)
  const partners = seats.filter((seat) => teamOf(seat, teams) === teamOf(turn, teams))
  return (yes ? partners : partners.slice(0, 1)).map((seat) => `${seat} ${yes ? 'yes' : 'no'}`)
}

function dealLines(setup: Setup, seats: readonly number[]): string[] {
  return seats.map((seat) =>
    seat === setup.turn ? `deal ${seat} ${setup.hand.join(' ')}` : `deal ${seat} *${OTHERS}`,
  )
}

/** The cards to draw, one from each stock in turn. */
function stockLines(drawn: readonly string[], stocks: number): string[] {
  if (!drawn.length) return []
  return Array.from({ length: stocks }, (_, pile) => {
    const cards = drawn.filter((_, at) => at % stocks === pile)
    return [pile ? `stock${pile + 1}` : 'stock', ...cards].join(' ')
  })
}

/** The stocks' cards, in the order of drawing. */
function dealt(stocks: readonly string[][]): string[] {
  const most = Math.max(0, ...stocks.map((cards) => cards.length))
  return Array.from({ length: most }, (_, at) => stocks.map((cards) => cards[at] ?? ''))
    .flat()
    .filter(Boolean)
}

function done(turn: number, seat: string, play: readonly string[]): string {
  const text = play.filter(Boolean).join(' ')
  return Number(seat) === turn ? text : `${seat} ${text}`
}

function putMeld(melds: string[][][], team: number, cards: string[]): void {
  if (!(team >= 1 && team <= 6) || !cards.length) return
  while (melds.length < team) melds.push([])
  melds[team - 1]!.push(cards)
}

function words(text: string | null | undefined): string[] {
  return (text ?? '').split(' ').filter(Boolean)
}

export function isCard(text: string): boolean {
  return /^(?:JK|[2-9TJQKA][SHDC])(?:=[3-9TJQKA][SHDC])?$/.test(text)
}

/** One line of a record, whatever a link has in it. */
function plain(text: string): string {
  return text.replaceAll(/[^\w= ]/g, '').slice(0, 200)
}

function within(text: string | null, low: number, high: number): number {
  const found = Math.trunc(Number(text))
  return Number.isFinite(found) ? Math.min(high, Math.max(low, found)) : low > 0 ? low : 0
}
