// @vitest-environment jsdom
// Card points: a sum, or the cards of each value.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import english from '../../lang/en/pad.ftl?raw'
import { learn } from '../../lang/lang'
import type { Cards } from '../sheet/padData'
import CardsField from './CardsField.svelte'

learn(english)
afterEach(cleanup)

/** The field, with whatever it was changed to. */
function field(value: Cards): () => Cards {
  const props = { label: 'Cards', of: 'Ann', values: [50, 10, 5], onchange }
  const { rerender } = render(CardsField, { ...props, value })
  async function onchange(next: Cards): Promise<void> {
    value = next
    await rerender({ ...props, value: next })
  }
  return () => value
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a sum comes back if nothing was counted', async () => {
  const value = field(435)
  await press(/Count by value/)
  expect(value()).toEqual({})
  await press(/Write the sum/)
  expect(value()).toBe(435)
})

test('what was counted is the sum', async () => {
  const value = field(435)
  await press(/Count by value/)
  await press(/Cards of 50.*one more/)
  await press(/Write the sum/)
  expect(value()).toBe(50)
})

test('one card less, down to none, keeps the focus', async () => {
  const value = field({ 50: 1 })
  const less = screen.getByRole('button', { name: /Cards of 50.*one less/ })
  less.focus()
  await fireEvent.click(less)
  await fireEvent.click(less)
  expect(value()).toEqual({ 50: 0 })
  expect(less).toHaveProperty('disabled', false)
  expect(less.getAttribute('aria-disabled')).toBe('true')
})
