// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { sweep, type Carrying } from './sweep'

const told: string[] = []
const carrying: Carrying = {
  move: (x, y) => void told.push(`move ${x} ${y}`),
  drop: (x, y) => void told.push(`drop ${x} ${y}`),
  stop: () => void told.push('stop'),
}

let end = (): void => undefined

/** A hand with one chosen card, all over the screen's upper left, as large as `size`. */
function hand(size: number): HTMLElement {
  document.body.innerHTML = '<div><span data-key="KS"></span></div>'
  const found = document.body.firstElementChild as HTMLElement
  found.getBoundingClientRect = () => new DOMRect(0, 0, size, size)
  document.elementFromPoint = () => found.firstElementChild
  end = sweep(found, { passed: () => undefined, chosen: () => true, lift: () => carrying })
  return found
}

function pointer(type: string, at: EventTarget, pointerId: number, x: number, y: number): void {
  const where = { clientX: x, clientY: y, bubbles: true, buttons: 1 }
  at.dispatchEvent(new PointerEvent(type, { pointerId, isPrimary: pointerId === 1, ...where }))
}

afterEach(() => {
  end()
  told.length = 0
})

test('chosen cards go where the finger goes that took them', () => {
  const cards = hand(100)
  pointer('pointerdown', cards, 1, 10, 10)
  pointer('pointermove', window, 1, 60, 10)
  pointer('pointerup', window, 1, 70, 200)
  expect(told).toEqual(['move 60 10', 'drop 70 200'])
})

test('a palm that rests on the screen neither moves nor drops them', () => {
  const cards = hand(100)
  pointer('pointerdown', cards, 1, 10, 10)
  pointer('pointermove', window, 1, 60, 10)
  pointer('pointerdown', cards, 2, 90, 90)
  pointer('pointermove', window, 2, 95, 300)
  pointer('pointerup', window, 2, 95, 300)
  pointer('pointercancel', window, 2, 95, 300)
  pointer('pointerup', window, 1, 70, 200)
  expect(told).toEqual(['move 60 10', 'drop 70 200'])
})
