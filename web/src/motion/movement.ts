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
const AT_ONCE = 3 // cards that take off in one frame
const SPREAD = 0.55 // how far apart cards of a take lie, in widths

type Places = Map<string, DOMRect>

export class Movement {
  #table: PublicHand | null = null
  #cards: readonly string[] = []
  #places: Places = new Map()
  /** What moves by the newest change; a frame that both changes and moves takes too long on a slow phone. */
  #next: (() => void) | null = null

  /** Call before the page changes. */
  before(root: HTMLElement | undefined, table: PublicHand): void {
    this.#now()
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
    if (justDealt(before, table)) this.#soon(() => deal(root, table, me))
    else if (places.size) this.#soon(() => move(root, places, before!, table, journeys(before, table, me, without(cards, had))))
  }

  /** Lets things move as soon as the page stands as it is now, before anybody sees it. */
  #soon(next: () => void): void {
    this.#next = next
    requestAnimationFrame(() => this.#now())
  }

  #now(): void {
    const next = this.#next
    this.#next = null
    next?.()
  }
}

function move(root: HTMLElement, places: Places, before: PublicHand, table: PublicHand, on: readonly Journey[]): void {
  slide(root, places)
  fly(root, places, on)
  for (const meld of closed(before, table)) flourish(root, meld, pace('travel') + on.length * BETWEEN)
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
  const timing = { duration: pace('travel'), easing: ease() }
  const parts = [...root.querySelectorAll<HTMLElement>('[data-zone^="meld-"]')]
  const now = parts.map((part) => part.getBoundingClientRect())
  parts.forEach((part, n) => {
    const was = places.get(part.dataset.zone ?? '')
    const [x, y] = was ? [was.left - now[n]!.left, was.top - now[n]!.top] : [0, 0]
    if (Math.abs(x) + Math.abs(y) < 2) return
    const moving = part.animate?.([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing)
    if (moving) void skippable(moving)
  })
}

/**
 * Cards fly over the page and are gone where they land: the page shows them there already. Places and times
 * are asked for before any card is added, and the cards' own size never: each look at a changed page works it
 * out anew.
 */
function fly(root: HTMLElement, places: Places, on: readonly Journey[]): void {
  const timing = timings()
  const ways = on.flatMap((one, n) => {
    const start = places.get(one.from) ?? places.get(general(one.from))
    const goal = zone(root, one.to) ?? zone(root, general(one.to))
    return start && goal ? [{ card: one.card, frames: frames(one, start, goal), timing: timing(one, n) }] : []
  })
  void takeOff(root, ways)
}

/** From the next frame on, a few cards a frame: to make many at once takes too long on a slow phone. */
async function takeOff(root: HTMLElement, ways: readonly Way[]): Promise<void> {
  for (let from = 0; from < ways.length; from += AT_ONCE) {
    await new Promise(requestAnimationFrame)
    const some = ways.slice(from, from + AT_ONCE)
    const flyers = some.map(({ card }) => added(root, card))
    some.forEach((way, at) => void travel(flyers[at]!, way))
  }
}

interface Way {
  card: string
  frames: Keyframe[]
  timing: KeyframeAnimationOptions
}

interface Flyer {
  part: HTMLElement
  card: Record<string, unknown>
}

function added(root: HTMLElement, card: string): Flyer {
  const part = document.createElement('div')
  part.className = 'flyer'
  root.append(part)
  return { part, card: mount(Card, { target: part, props: { card, faceDown: !card, quiet: true } }) }
}

async function travel({ part, card }: Flyer, { frames, timing }: Way): Promise<void> {
  await skippable(part.animate(frames, timing))
  void unmount(card)
  part.remove()
}

/** A take first spreads beside the pile, so that one sees what it brings. */
function frames({ spread }: Journey, start: DOMRect, goal: DOMRect): Keyframe[] {
  const [from, to] = [at(start), at(goal)]
  if (spread === undefined) return [from, to]
  const beside = at(start, spread * SPREAD)
  return [from, { ...beside, offset: 0.3 }, { ...beside, offset: 0.65 }, to]
}

/** How long a play's cards fly, each by its number from 0. */
function timings(): (one: Journey, n: number) => KeyframeAnimationOptions {
  const [travel, show] = [pace('travel'), pace('show')]
  const flight = { easing: ease(), fill: 'backwards' as const }
  return ({ spread }, n) =>
    spread === undefined ? { ...flight, duration: travel, delay: n * BETWEEN } : { ...flight, duration: show }
}

/** A card's own place in the hand may be gone: then the hand as a whole. */
function general(name: string): string {
  return name.startsWith('hand-') ? 'hand' : name
}

function zone(root: HTMLElement, name: string): DOMRect | undefined {
  return root.querySelector(`[data-zone="${name}"]`)?.getBoundingClientRect()
}

/** A card over the middle of a place, or so many of its widths aside. */
function at(place: DOMRect, aside = 0): Keyframe {
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2]
  return { transform: `translate(${x}px, ${y}px) translate(${(aside - 0.5) * 100}%, -50%)` }
}
