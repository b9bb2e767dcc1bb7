// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Hand from './Hand.svelte'

const CARDS = ['7S', '7S', '7H', '8S', 'TS', '9C', '2D', 'JK', '3C']
const oncard = vi.fn()

beforeEach(() => oncard.mockClear())
afterEach(cleanup)

function cell(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

test('the grid shows each card once, with its copies', () => {
  render(Hand, { cards: CARDS, view: 'grid', oncard })
  expect(screen.getAllByRole('button')).toHaveLength(8)
  expect(cell('7 of spades, 2 times').textContent).toContain('2')
  expect(screen.getByRole('group', { name: 'Your hand: 9 cards' })).toBeTruthy()
})

test('a tap chooses one copy, another the next, a third none', async () => {
  const { rerender } = render(Hand, { cards: CARDS, view: 'grid', oncard })
  await fireEvent.click(cell('7 of spades, 2 times'))
  expect(oncard).toHaveBeenLastCalledWith('7S', 1)
  await rerender({ selected: ['7S'] })
  const chosen = cell('7 of spades, 2 times, 1 of 2 chosen')
  expect(chosen.getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(chosen)
  expect(oncard).toHaveBeenLastCalledWith('7S', 2)
  await rerender({ selected: ['7S', '7S'] })
  await fireEvent.click(cell('7 of spades, 2 times, 2 of 2 chosen'))
  expect(oncard).toHaveBeenLastCalledWith('7S', 0)
})

test('keys move through the grid and take a copy back', async () => {
  render(Hand, { cards: CARDS, selected: ['7S'], view: 'grid', oncard })
  const first = cell('7 of spades, 2 times, 1 of 2 chosen')
  expect(first.tabIndex).toBe(0)
  first.focus()
  await fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(cell('8 of spades'))
  await fireEvent.keyDown(cell('8 of spades'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(cell('7 of hearts'))
  await fireEvent.keyDown(cell('7 of hearts'), { key: 't' })
  expect(document.activeElement).toBe(cell('10 of spades'))
  await fireEvent.keyDown(cell('10 of spades'), { key: '*' })
  expect(document.activeElement).toBe(cell('joker'))
  expect(cell('joker').tabIndex).toBe(0)
  await fireEvent.keyDown(first, { key: 'Backspace' })
  expect(oncard).toHaveBeenLastCalledWith('7S', 0)
})

test('the fan shows every copy, and raises the one that was tapped', async () => {
  const { rerender } = render(Hand, { cards: CARDS, view: 'fan', oncard })
  const [, second] = screen.getAllByRole('button', { name: '7 of spades' })
  await fireEvent.click(second!)
  expect(oncard).toHaveBeenLastCalledWith('7S', 1)
  await rerender({ selected: ['7S'] })
  expect(second!.getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(second!)
  expect(oncard).toHaveBeenLastCalledWith('7S', 0)
})

test('a fan in one’s own order: new cards at the end, keys move a card', async () => {
  const { rerender } = render(Hand, { cards: ['4S', 'KH', '9D'], view: 'fan', sort: 'own', oncard })
  const laid = () => screen.getAllByRole('button').map((card) => card.dataset.card)
  expect(laid()).toEqual(['KH', '9D', '4S'])
  const king = cell('king of hearts')
  king.focus()
  await fireEvent.keyDown(king, { key: 'ArrowRight', shiftKey: true })
  await vi.waitFor(() => expect(laid()).toEqual(['9D', 'KH', '4S']))
  expect((document.activeElement as HTMLElement).dataset.card).toBe('KH')
  await rerender({ cards: ['AS', '4S', 'KH', '9D'] })
  expect(laid()).toEqual(['9D', 'KH', '4S', 'AS'])
  await rerender({ cards: ['AS', '4S', '9D', 'JK'] })
  expect(laid()).toEqual(['9D', '4S', 'AS', 'JK'])
})

test('one’s own order outlasts a reload, for the same hand only', async () => {
  const props = { cards: ['4S', 'KH', '9D'], view: 'fan', sort: 'own', oncard } as const
  const laid = () => screen.getAllByRole('button').map((card) => card.dataset.card)
  render(Hand, { ...props, lasting: '/t/one/1' })
  const king = cell('king of hearts')
  king.focus()
  await fireEvent.keyDown(king, { key: 'ArrowRight', shiftKey: true })
  await vi.waitFor(() => expect(laid()).toEqual(['9D', 'KH', '4S']))
  cleanup()
  render(Hand, { ...props, lasting: '/t/one/1' })
  expect(laid()).toEqual(['9D', 'KH', '4S'])
  cleanup()
  render(Hand, { ...props, lasting: '/t/one/2' })
  expect(laid()).toEqual(['KH', '9D', '4S'])
})

test('new cards and cards that fit say so', () => {
  render(Hand, { cards: CARDS, fresh: ['9C'], hints: ['8S'], oncard })
  expect(cell('9 of clubs, new')).toBeTruthy()
  expect(cell('8 of spades, fits one of your melds')).toBeTruthy()
})

test('the hand is told by rank or by suit', async () => {
  const { rerender } = render(Hand, { cards: CARDS, sort: 'rank', oncard })
  expect(screen.getByText(/^By rank:/).textContent).toContain('7s: spades, 2 times, hearts')
  await rerender({ sort: 'suit' })
  expect(screen.getByText(/^By suit:/).textContent).toContain('spades: 10, 8, 7, 2 times')
})

test('a hand that nobody may touch has no buttons', () => {
  render(Hand, { cards: CARDS })
  expect(screen.queryAllByRole('button')).toHaveLength(0)
  expect(screen.getByRole('img', { name: 'joker' })).toBeTruthy()
})
