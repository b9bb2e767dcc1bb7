// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MeldInfo } from '../../protocol'
import FoldedMelds from './FoldedMelds.svelte'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(cleanup)

function meld(number: number, form: string, cards: string): MeldInfo {
  const lie = cards.split(' ')
  return { team: 1, number, form, cards: lie, tabled: [], lacks: Math.max(0, 7 - lie.length) }
}

const MELDS = [meld(1, 'set', 'QS QH QD'), meld(2, 'sequence', '4H 5H 6H'), meld(3, 'set', '9S 9S 9H 9H 9D 9D 9C')]
const folded = () => screen.getByRole('button', { name: 'Show 3 melds' })
const texts = (selector: string) =>
  [...folded().querySelectorAll(selector)].map((one) => one.textContent?.trim())

test('each folded meld shows its sign, a complete one on its colour', () => {
  render(FoldedMelds, { melds: MELDS, name: 'We' })
  expect(texts('.sign')).toEqual(['Q', '♥4–6', '9'])
  expect(texts('.sign.red')).toEqual(['9'])
})

test('a word says that a tap shows them', () => {
  render(FoldedMelds, { melds: MELDS, name: 'We' })
  expect(folded().textContent?.trim()).toMatch(/ show$/)
})

test('those that the chosen cards fit are marked', () => {
  render(FoldedMelds, { melds: MELDS, name: 'We', targets: [2] })
  expect(texts('.target')).toEqual(['♥4–6'])
})

test('with hardly any room they are counted', () => {
  render(FoldedMelds, { melds: MELDS, name: 'We', counted: true, targets: [1] })
  expect(texts('.top')).toEqual(['2', '1'])
  expect(folded().classList).toContain('target')
})

test('a tap names each, and a tap on one says which', async () => {
  const onmeld = vi.fn()
  render(FoldedMelds, { melds: MELDS, name: 'We', onmeld })
  await fireEvent.click(folded())
  await fireEvent.click(screen.getByRole('button', { name: /hearts 4 to 6/, hidden: true }))
  expect(onmeld).toHaveBeenCalledWith(MELDS[1])
})
