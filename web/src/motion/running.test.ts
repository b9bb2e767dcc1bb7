// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { skippable } from './running'
import { pace } from './wanted'

/** An animation that goes on until it is finished. */
function endless(): Animation & { ended: boolean } {
  let end = () => {}
  const finished = new Promise<void>((resolve) => (end = resolve))
  const made = {
    ended: false,
    finished,
    finish() {
      made.ended = true
      end()
    },
  }
  return made as unknown as Animation & { ended: boolean }
}

test.each(['pointerdown', 'keydown'])('%s ends every movement, and those after it', async (what) => {
  const both = [endless(), endless()]
  const ends = both.map(skippable)
  dispatchEvent(new Event(what))
  await Promise.all(ends)
  expect(both.map((one) => one.ended)).toEqual([true, true])
  const later = endless()
  const end = skippable(later)
  expect(later.ended).toBe(false)
  dispatchEvent(new Event(what))
  await end
  expect(later.ended).toBe(true)
})

test.each(['900ms', '.9s', ' 0.9s '])('a time of %s is read as a style sheet means it', (written) => {
  document.documentElement.style.setProperty('--time-show', written)
  expect(pace('show')).toBe(900)
})
