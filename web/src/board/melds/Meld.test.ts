// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { MeldInfo } from '../../protocol'
import Meld from './Meld.svelte'
import { inOrder, meldName } from '../../words/meldNames'

afterEach(cleanup)

function meld(form: string, cards: string, number = 1, tabled: string[] = []): MeldInfo {
  const lie = cards.split(' ')
  return { team: 1, number, form, cards: lie, tabled, lacks: Math.max(0, 7 - lie.length) }
}

test('an open set is a chip that says its cards and wilds', () => {
  render(Meld, { meld: meld('set', '7S 7D 2C', 3) })
  const chip = screen.getByRole('button', { name: '7s, 3 cards, 1 wild' })
  expect(chip.textContent).toContain('7')
  expect(chip.querySelectorAll('circle.open')).toHaveLength(4)
})

test('with room it shows its cards', () => {
  const { container } = render(Meld, { meld: meld('sequence', '4H 2C=5H 6H'), cards: true })
  expect(container.querySelectorAll('.card')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'hearts 4 to 6, 3 cards, 1 wild' })).toBeTruthy()
})

test('a complete one has a red or black top, a samba lies face down', () => {
  const red = render(Meld, { meld: meld('set', '9S 9S 9H 9H 9D 9D 9C 9C') })
  expect(red.container.querySelector('svg.red')?.textContent).toContain('8')
  const samba = render(Meld, { meld: meld('sequence', '4S 5S 6S JK=7S 8S 9S TS') })
  expect(samba.container.querySelector('svg.black .down')).toBeTruthy()
  const name = 'spades 4 to 10, 7 cards, 1 wild, complete, black'
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('a tap says which meld it was', async () => {
  const onmeld = vi.fn()
  const one = meld('wild', '2S JK JK', 5, ['JK'])
  render(Meld, { meld: one, onmeld })
  await fireEvent.click(screen.getByRole('button', { name: 'wilds, 3 cards, 1 this turn' }))
  expect(onmeld).toHaveBeenCalledWith(one)
})

test('melds lie in order: sets by rank, sequences by suit, wilds', () => {
  const melds = [
    meld('wild', '2S JK JK', 1),
    meld('sequence', '7D 8D 9D', 2),
    meld('sequence', 'TS JS QS', 3),
    meld('set', 'KS KH KC', 4),
    meld('set', '2C 5H 5C', 5),
    meld('sequence', 'JK=4S 5S 6S', 6),
  ]
  expect(inOrder(melds).map((one) => meldName(one))).toEqual([
    '5s',
    'kings',
    'spades 4–6',
    'spades 10–Q',
    'diamonds 7–9',
    'wilds',
  ])
})
