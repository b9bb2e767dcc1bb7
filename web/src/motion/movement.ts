// Cards on their way over the table: a play shows where its cards came from and where they went. The
// page already stands as it is then; anything can be tapped while they fly, and a tap ends the flight.
import { mount, unmount } from 'svelte'
import Card from '../cards/Card.svelte'
import type { PublicHand } from '../protocol'
import { without } from '../state/plays/cards'
import { dealHand, dealt, justDealt } from './dealing'
import { closed, flourish } from './flourish'
import { journeys, type Journey } from './journeys'
import { skippable } from './running'
import { ease, motionWanted, pace } from './wanted'

const BETWEEN = 40 // milliseconds from one card's start to the next one's
const SPREAD = 0.55 // how far apart cards of a take lie, in widths

type Places = Map<string, DOMRect>

export class Movement {
  #table: PublicHand | null = null
  #cards: readonly string[] = []
  #places: Places = new Map()

  /** Call before the page changes. */
  before(root: HTMLElement | undefined, table: PublicHand): void {
    if (root && table !== this.#table && this.#table && motionWanted()) this.#places = placesIn(root)
  }

  /** Call after it; without `shown` it notes the change, and nothing moves. */
  after(root: HTMLElement, table: PublicHand, cards: readonly string[], me: number, shown = true): void {
    if (table === this.#table) return
    const [before, had, places] = [this.#table, this.#cards, this.#places]
    this.#table = table
    this.#cards = [...cards]
    this.#places = new Map()
    if (!shown || !motionWanted()) return
    if (justDealt(before, table)) return deal(root, table, me)
    if (!places.size) return
    slide(root, places)
    const on = journeys(before, table, me, without(cards, had))
    fly(root, places, on)
    for (const meld of closed(before, table)) flourish(root, meld, pace('travel') + on.length * BETWEEN)
  }
}

function placesIn(root: HTMLElement): Places {
  const places: Places = new Map()
  // Last comes a card on its way to the pile: it starts from there, whatever else is in the hand.
  for (const part of [...root.querySelectorAll<HTMLElement>('[data-zone]'), ...root.querySelectorAll<HTMLElement>('[data-held]')])
    places.set(part.dataset.zone ?? '', part.getBoundingClientRect())
  return places
}

function deal(root: HTMLElement, table: PublicHand, me: number): void {
  const places = placesIn(root)
  dealHand(root)
  fly(root, places, dealt(table, me))
}

/** Melds that are elsewhere now slide there. */
function slide(root: HTMLElement, places: Places): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-zone^="meld-"]')) {
    const was = places.get(part.dataset.zone ?? '')
    const is = part.getBoundingClientRect()
    const [x, y] = was ? [was.left - is.left, was.top - is.top] : [0, 0]
    if (Math.abs(x) + Math.abs(y) < 2) continue
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }]
    const moving = part.animate?.(frames, { duration: pace('travel'), easing: ease() })
    if (moving) void skippable(moving)
  }
}

/**
 * Cards fly over the page and are gone where they land: the page shows them there already. Places are
 * asked for before any card is added, and the cards' size once: each look at a changed page lays it out anew.
 */
function fly(root: HTMLElement, places: Places, on: readonly Journey[]): void {
  const ways = on.flatMap((one, n) => {
    const start = places.get(one.from) ?? places.get(general(one.from))
    const goal = zone(root, one.to) ?? zone(root, general(one.to))
    return start && goal ? [{ one, n, start, goal }] : []
  })
  const flyers = ways.map(({ one }) => added(root, one))
  const size = flyers[0]?.part.getBoundingClientRect()
  ways.forEach(({ one, n, start, goal }, at) => void travel(flyers[at]!, way(one, start, goal, size!), timing(one, n)))
}

interface Flyer {
  part: HTMLElement
  card: Record<string, unknown>
}

function added(root: HTMLElement, { card }: Journey): Flyer {
  const part = document.createElement('div')
  part.className = 'flyer'
  root.append(part)
  return { part, card: mount(Card, { target: part, props: { card, faceDown: !card, quiet: true } }) }
}

async function travel({ part, card }: Flyer, way: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  await skippable(part.animate(way, timing))
  void unmount(card)
  part.remove()
}

/** A take first spreads beside the pile, so that one sees what it brings. */
function way({ spread }: Journey, start: DOMRect, goal: DOMRect, size: DOMRect): Keyframe[] {
  const [from, to] = [at(start, size), at(goal, size)]
  if (spread === undefined) return [from, to]
  const beside = at(start, size, spread * size.width * SPREAD)
  return [from, { ...beside, offset: 0.3 }, { ...beside, offset: 0.65 }, to]
}

function timing({ spread }: Journey, n: number): KeyframeAnimationOptions {
  const flight = { easing: ease(), fill: 'backwards' as const }
  if (spread === undefined) return { ...flight, duration: pace('travel'), delay: n * BETWEEN }
  return { ...flight, duration: pace('show') }
}

/** A card's own place in the hand may be gone: then the hand as a whole. */
function general(name: string): string {
  return name.startsWith('hand-') ? 'hand' : name
}

function zone(root: HTMLElement, name: string): DOMRect | undefined {
  return root.querySelector(`[data-zone="${name}"]`)?.getBoundingClientRect()
}

function at(place: DOMRect, size: DOMRect, aside = 0): Keyframe {
  const x = place.left + (place.width - size.width) / 2 + aside
  const y = place.top + (place.height - size.height) / 2
  return { transform: `translate(${x}px, ${y}px)` }
}
