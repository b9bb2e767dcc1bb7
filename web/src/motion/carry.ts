// Cards while they are dragged: they follow the pointer, and the place under it shows that it would
// take them. Places have `data-drop`.
import { mount, unmount } from 'svelte'
import type { Carrying } from './sweep'
import Card from '../cards/Card.svelte'

const AT_MOST = 6 // of many chosen cards a few say as much
const ABOVE = 30 // pixels; so that a finger does not hide them

/** Lifts cards over a part of the page; `dropped` hears the place where they land, if any. */
export function carry(
  root: HTMLElement,
  cards: readonly string[],
  dropped: (place: string) => void,
): Carrying {
  const bundle = document.createElement('div')
  bundle.className = 'flyer carried'
  root.append(bundle)
  const shown = cards
    .slice(-AT_MOST)
    .map((card) => mount(Card, { target: bundle, props: { card, quiet: true } }))
  let place: HTMLElement | null = null

  function under(x: number, y: number): HTMLElement | null {
    return document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[data-drop]') ?? null
  }
  function mark(now: HTMLElement | null): void {
    if (now === place) return
    place?.removeAttribute('data-over')
    now?.setAttribute('data-over', '')
    place = now
  }
  function stop(): void {
    mark(null)
    for (const one of shown) void unmount(one)
    bundle.remove()
  }

  return {
    move(x, y) {
      const { width, height } = bundle.getBoundingClientRect()
      bundle.style.transform = `translate(${x - width / 2}px, ${y - height / 2 - ABOVE}px)`
      mark(under(x, y))
    },
    drop(x, y) {
      const to = under(x, y)?.dataset.drop
      stop()
      if (to) dropped(to)
    },
    stop,
  }
}
