// What the context bar's buttons offer at this moment, the most likely first.
import { t } from '../../lang/lang'
import { words, type Around } from '../../words/playText'
import { action, choices, ofKind, type Action } from '../../state/plays/actions'
import { standing } from '../../state/table/moves'
import { worthAsking } from '../session/whyNotAction'
import { standsIn } from '../session/prompts'
import type { Session } from '../session/session.svelte'

export interface Step {
  label: string
  /** What it leads to: a play, several ways to lay the same cards, or something else. */
  does:
    | { play: string }
    | { ways: Action[] }
    | { open: 'take' | 'ask' }
    | { other: 'clear' | 'keep' | 'resume' | 'reload' }
  /** The one strong button. */
  go?: boolean
  quiet?: boolean
  /** A key leads to it. */
  offer?: boolean
  /** What a screen reader says instead of the label. */
  aria?: string
}

/** With more cards than this, nobody thinks of tidying up yet. */
const NEAR_THE_END = 4

/** What can be done now. */
export function stepsOf(session: Session, around: Around): Step[] {
  const { state } = session
  if (standsIn(state)) return [{ label: t('table-reload'), does: { other: 'reload' }, go: true }]
  if (state.table?.paused && !session.lost) return session.seat ? [resume()] : []
  if (session.mine && state.hand!.table.phase === 'answer') return answers()
  if (session.discarding.held) return []
  if (session.discarding.asked === 'special') return special()
  if (session.discarding.asked) return [{ label: t('table-dear-no'), does: { other: 'keep' } }]
  return session.selected.length && session.mine ? withCards(session, around) : withoutCards(session, around)
}

/** It has no card, so no button of the bar below. */
function special(): Step[] {
  return [
    { label: t('table-special-no'), does: { other: 'keep' } },
    { label: t('table-special-yes'), does: { play: 'special' }, go: true },
  ]
}

function resume(): Step {
  return { label: t('table-resume'), does: { other: 'resume' }, go: true }
}

function answers(): Step[] {
  return [
    { label: t('table-ask-melds'), does: { open: 'ask' } },
    { label: t('table-do-no'), does: { play: 'no' } },
    { label: t('table-do-yes'), does: { play: 'yes' }, go: true },
  ]
}

/** The discard is not among them: it has its own place in the bar below. */
function withCards(session: Session, around: Around): Step[] {
  const found = hintedFirst(choices(session.offers.filter((text) => action(text).kind !== 'discard')), session)
  const offers = found.map(({ actions }, n): Step => {
    const does = actions.length > 1 ? { ways: actions } : { play: actions[0]!.text }
    return { label: called(actions, around), does, go: n === 0, offer: true }
  })
  const clear = { label: t('table-clear'), aria: t('table-clear-long'), does: { other: 'clear' as const }, quiet: true }
  return [...offers, ...drawing(session, !offers.length), clear]
}

/** Cards may be chosen before one is drawn: beside what they make there is room for a word. */
function drawing({ state, legal }: Session, go: boolean): Step[] {
  const long = t('table-do-draw', { n: state.hand!.table.draw_cards })
  const draw: Step = { label: go ? long : t('look-draw'), aria: long, does: { play: 'draw' }, go }
  return legal.includes('draw') ? [draw] : []
}

/** What a hint says next comes first, so that it never stands behind "more". */
function hintedFirst<One extends { actions: Action[] }>(found: One[], { advice }: Session): One[] {
  const next = advice[0]?.actions[0]
  const hinted = ({ actions }: One) => (actions.some(({ text }) => text === next) ? 0 : 1)
  return [...found].sort((one, other) => hinted(one) - hinted(other))
}

/** If a wild could stand for several cards, none is named before the player chooses. */
function called([first, ...others]: Action[], around: Around): string {
  if (!first) return ''
  const text = first.kind === 'meld' ? first.text : first.text.replaceAll(/=\w+/g, '')
  return others.length ? `${words(text, 0, around)} …` : words(first.text, 0, around)
}

function withoutCards(session: Session, around: Around): Step[] {
  const { state, legal } = session
  const hand = state.hand!.table
  const steps = drawing(session, true)
  if (hand.phase === 'draw' && session.takes.length)
    steps.push({ label: t('table-take-open'), does: { open: 'take' } })
  if (worthAsking(state, legal))
    steps.push({ label: words('ask', 0, around), does: { play: 'ask' }, go: !legal.includes('draw'), offer: true })
  for (const text of standing(legal)) steps.push(stands(text, session, around))
  if (ofKind(legal, 'claim').length)
    steps.push({ label: t('table-do-claim'), does: { play: 'claim' }, quiet: true })
  return steps
}

function stands(text: string, session: Session, around: Around): Step {
  const quiet = text.startsWith('merge') && session.cards.length > NEAR_THE_END
  return { label: words(text, 0, around), does: { play: text }, quiet, go: text === 'special', offer: true }
}
