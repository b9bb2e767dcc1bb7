// Cards travel to and from where they belong, and melds slide to their new places: this measures
// positions before and after the page changes, and animates the difference.
import { mount, unmount } from 'svelte'
import Card from '../cards/Card.svelte'
import type { PublicHand } from '../protocol'
import { without } from '../state/plays/cards'
import { journeys, type Journey } from './journeys'
import { motionWanted } from './wanted'

const TRAVEL = 280 // milliseconds
const SLIDE = 200
const BETWEEN = 40 // from one card's start to the next one's
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)'

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
    if (!shown || !places.size || !motionWanted()) return
    slide(root, places)
    journeys(before, table, me, without(cards, had)).forEach((one, n) => travel(root, places, one, n))
  }
}

function placesIn(root: HTMLElement): Places {
  const places: Places = new Map()
  for (const part of root.querySelectorAll<HTMLElement>('[data-zone]'))
    places.set(part.dataset.zone ?? '', part.getBoundingClientRect())
  return places
}

/** Melds that are elsewhere now slide there. */
function slide(root: HTMLElement, places: Places): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-zone^="meld-"]')) {
    const was = places.get(part.dataset.zone ?? '')
    const is = part.getBoundingClientRect()
    const [x, y] = was ? [was.left - is.left, was.top - is.top] : [0, 0]
    if (Math.abs(x) + Math.abs(y) < 2) continue
    part.animate?.([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: SLIDE,
      easing: EASE,
    })
  }
}

/** A card flies over the page and is gone where it lands: the page shows it there already. */
function travel(root: HTMLElement, places: Places, { from, to, card }: Journey, n: number): void {
  const start = places.get(from) ?? places.get(general(from))
  const goal = zone(root, to) ?? zone(root, general(to))
  if (!start || !goal) return
  const flyer = document.createElement('div')
  flyer.className = 'flyer'
  root.append(flyer)
  const shown = mount(Card, { target: flyer, props: { card, faceDown: !card, quiet: true } })
  const size = flyer.getBoundingClientRect()
  const moving = flyer.animate([at(start, size), at(goal, size)], {
    duration: TRAVEL,
    delay: n * BETWEEN,
    easing: EASE,
    fill: 'backwards',
  })
  const gone = () => {
    void unmount(shown)
    flyer.remove()
  }
  moving.finished.then(gone, gone)
}

/** A card's own place in the hand may be gone: then the hand as a whole. */
function general(name: string): string {
  return name.startsWith('hand-') ? 'hand' : name
}

function zone(root: HTMLElement, name: string): DOMRect | undefined {
  return root.querySelector(`[data-zone="${name}"]`)?.getBoundingClientRect()
}

function at(place: DOMRect, size: DOMRect): Keyframe {
  const x = place.left + (place.width - size.width) / 2
  const y = place.top + (place.height - size.height) / 2
  return { transform: `translate(${x}px, ${y}px)` }
}
