// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import english from '../../../lang/en/means.ftl?raw'
import { learn } from '../../../lang/lang'
import type { HouseRule } from '../../../protocol'
import FinerRules from './FinerRules.svelte'

const RULES: HouseRule[] = ['hand_cards', 'stock_cards'].map((key) => ({
  key,
  group: key === 'hand_cards' ? 'Dealing' : 'Stock',
  about: `About ${key}`,
  kind: 'whole number',
  low: 5,
  high: 15,
  choices: [],
  default: '11',
}))
const NO_FAULT = { key: '', error: null }
const FAULT = { key: 'hand_cards', error: new Error('Too many.') }

function shown(fault: { key: string; error: unknown }, settings: Record<string, string> = {}) {
  return render(FinerRules, { rules: RULES, settings, fault, onchange: () => {} })
}
const groups = () => [...document.querySelectorAll('details')]
const open = () => groups().map((group) => group.open)

afterEach(cleanup)

test('a fault opens its group, which stays open when it is mended', async () => {
  const { rerender } = shown(NO_FAULT)
  expect(open()).toEqual([false, false])
  await rerender({ fault: FAULT })
  expect(open()).toEqual([true, false])
  await rerender({ fault: NO_FAULT })
  expect(open()).toEqual([true, false])
})

test('what the player closes stays closed, until the next fault', async () => {
  const { rerender } = shown(FAULT)
  groups()[0]!.open = false
  await fireEvent(groups()[0]!, new Event('toggle'))
  await rerender({ settings: { stock_cards: '12' }, fault: { ...FAULT } })
  expect(open()).toEqual([false, false])
  await rerender({ fault: NO_FAULT })
  await rerender({ fault: FAULT })
  expect(open()).toEqual([true, false])
})

test('a number out of its range says so, though another is told first', () => {
  shown(FAULT, { hand_cards: '11', stock_cards: '99' })
  const other = screen.getByLabelText('About stock_cards')
  expect(other.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Write a number from 5 to 15.')
})

test('each field says what the rule means at the table, also to who only hears it', () => {
  learn(english)
  shown(NO_FAULT)
  const field = screen.getByLabelText('About hand_cards')
  const told = field.getAttribute('aria-describedby')!.split(' ').map((id) => document.getElementById(id)!.textContent)
  expect(told.join(' ')).toMatch(/^\s*rule book: 11; from 5 to 15\s+For example: with 11 a hand is quick/)
})
