// Actions in words: the same for buttons, the log and the live region.
import { meldName, theMeld } from './meldNames'
import { nameOf } from './seatNames'
import { cardName, cardsShort } from './cardNames'
import type { MeldInfo, SeatInfo } from '../protocol'
import { action, type Action } from '../state/plays/actions'
import type { Consequences } from '../state/plays/consequences'
import { isWild, RANKS } from '../state/plays/cards'
import type { LogLine } from '../state/table/table'
import { language, number, t } from '../lang/lang'

export interface Around {
  seats: readonly SeatInfo[]
  /** Whose page it is, 0 for a spectator. */
  me: number
  /** Where to look for a meld that the action names: the melds of the player's team. */
  melds: readonly MeldInfo[]
  /** The pile's top card, for a take. */
  upcard?: string
  /** Cards by their names, for a screen reader. */
  aloud?: boolean
  /** How many cards a draw brought. */
  drawn?: number
  /** A bot played it: if for the page's player, they are told so. */
  bot?: boolean
}

/** What an action is called: on a button (`who` 0), or told of the seat that played it. */
export function words(text: string, who: number, around: Around): string {
  const one = action(text)
  const args = argsOf(one, who || around.me, around)
  if (!who) return t(`table-do-${idOf(one)}`, args)
  return t(`table-told-${idOf(one)}`, { ...args, ...teller(who, around) })
}

/** What to press for some actions, one after the other; for a take first the pile. */
export function pressed(texts: readonly string[], around: Around): string {
  const pile = (text: string) => (action(text).kind === 'take' ? [t('table-take-title')] : [])
  return texts.flatMap((text) => [...pile(text), words(text, 0, around)]).join(' · ')
}

/** A line of the log: the play, who played it if not the person, and what followed. */
export function lineWords(line: LogLine, seats: readonly SeatInfo[], me: number, aloud = false) {
  const [melds, bot] = [line.meld ? [line.meld] : [], line.by === 'bot']
  const around: Around = { seats, me, melds, aloud, drawn: line.followed.drawn, bot }
  const told = words(line.action, line.seat, around)
  const clock = line.by === 'clock' ? [t('table-by-clock')] : []
  return [told, ...clock, ...followed(line.followed, around)].join(' ')
}

/** What a play brought about, a sentence each. */
export function followed(found: Consequences, around: Around): string[] {
  const said: string[] = []
  if (found.taken) said.push(t('table-then-taken', { n: found.taken, part: found.part }))
  for (const meld of found.completed) said.push(completed(meld, around.aloud))
  if (found.redThrees.length)
    said.push(t('table-then-red', { cards: cardWords(found.redThrees, around) }))
  if (found.froze) said.push(t('table-then-frozen'))
  if (found.foot) said.push(t('table-then-foot'))
  if (found.penalty) said.push(t('table-then-penalty', { n: number(Math.abs(found.penalty)) }))
  return said
}

function completed(meld: MeldInfo, aloud?: boolean): string {
  const colour = meld.form === 'wild' ? 'none' : meld.cards.some(isWild) ? 'black' : 'red'
  const [name, the] = [meldName(meld, aloud), theMeld(meld, aloud)]
  return t('table-then-complete', { form: meld.form, colour, meld: name, the })
}

/** Cards as signs, or by name for a screen reader. */
export function cardWords(cards: readonly string[], around: { aloud?: boolean }): string {
  return around.aloud ? listed(cards.map(cardName)) : cardsShort(cards)
}

/** "Ann", "Ann and Bo" */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts)
}

export function either(counts: readonly number[]): string {
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(counts.map(String))
}

/** The others of a seat's team. */
export function partners(seats: readonly SeatInfo[], seat: number): SeatInfo[] {
  const team = seats.find((one) => one.seat === seat)?.team
  return seats.filter((one) => one.team === team && one.seat !== seat)
}

export function partnerNames(seats: readonly SeatInfo[], seat: number): string {
  return listed(partners(seats, seat).map((one) => nameOf(seats, one.seat)))
}

/** What the cards of a `meld` make, as a meld that is not on the table yet. */
export function meant(cards: readonly string[]): MeldInfo {
  const naturals = cards.filter((text) => !isWild(text))
  const run = cards.some((text) => text.includes('=')) || new Set(naturals.map(rank)).size > 1
  const form = !naturals.length ? 'wild' : run ? 'sequence' : 'set'
  const inOrder = run ? [...cards].sort((one, other) => lies(one) - lies(other)) : [...cards]
  return { team: 0, number: 0, form, cards: inOrder, tabled: [], lacks: 0 }
}

/** A card's place in a sequence; a wild has the place of the card it stands for. */
function lies(text: string): number {
  return RANKS.findIndex((one) => one === rank(text.split('=')[1] ?? text))
}

function rank(text: string): string {
  return text[0] ?? ''
}

function teller(who: number, { seats, me, bot }: Around): Record<string, string> {
  if (bot && who === me) return { who: 'other', name: t('table-bot-for-you') }
  return { who: who === me ? 'you' : 'other', name: nameOf(seats, who) }
}

/** The meld that an action starts, as far as its words tell. */
function begins(one: Action, upcard: string | undefined): MeldInfo | null {
  if (one.kind === 'meld') return meant(one.cards)
  const takes = one.kind === 'take' && !one.meld && upcard
  return takes ? meant([...one.cards, upcard]) : null
}

function argsOf(one: Action, seat: number, around: Around): Record<string, string | number> {
  const made = begins(one, around.upcard)
  return {
    cards: cardWords(one.cards, around),
    n: one.kind === 'draw' ? (around.drawn ?? 1) : one.cards.length,
    meld: made ? meldName(made, around.aloud) : '',
    the: theTarget(one.meld, around),
    form: made?.form ?? '',
    others: theTarget(one.other, around),
    upcard: around.upcard ? cardWords([around.upcard], around) : '',
    partners: partnerNames(around.seats, seat),
  }
}

/** A meld on the table; if several have the same name, with its mark on the table. */
function theTarget(number: number, { melds, aloud }: Around): string {
  const meld = melds.find((one) => one.number === number)
  if (!meld) return number ? `m${number}` : ''
  const name = meldName(meld)
  const alike = melds.filter((one) => meldName(one) === name).length > 1
  const the = theMeld(meld, aloud)
  return alike ? t('table-meld-alike', { meld: the, mark: `m${number}` }) : the
}

/** The message's id: some actions read differently with cards, a meld or neither. */
function idOf(one: Action): string {
  if (one.kind === 'take') {
    if (!one.cards.length) return 'take-onto'
    return one.meld ? 'take-with-onto' : 'take-with'
  }
  if (one.kind === 'back') {
    if (!one.meld) return 'back'
    return one.cards.length > 1 ? 'back-meld' : 'back-card'
  }
  return one.kind.replace(' ', '-')
}

