// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'

import type { HandOver } from '../../protocol'
import { NOTHING } from '../../state/plays/consequences'
import { seat } from '../../state/sample'
import type { LogLine } from '../../state/table/table'
import Log from './Log.svelte'

const seats = [seat(1, 'Ann'), seat(2, 'Ben'), seat(3, 'Carla'), seat(4, 'Dan')]
const end = { number: 1, ending: 'out', seat: 3 } as HandOver

function line(hand: number, seq: number, action: string): LogLine {
  return { seat: 2, action, by: 'bot', hand, seq, meld: null, followed: NOTHING, gap: false }
}

const lines = [line(1, 10, 'discard 4S'), line(2, 20, 'draw'), line(2, 21, 'discard 5S')]
const shown = () => [...document.querySelectorAll('.lines li')].map((one) => one.textContent)

afterEach(cleanup)

test('the hand in play is shown, and the ones before can be chosen', async () => {
  const asked: number[] = []
  const onhand = (hand: number) => void asked.push(hand)
  render(Log, { lines, seats, me: 1, hand: 2, ends: { 1: end }, onhand })
  expect(shown()).toEqual(['Ben discarded 5♠.'])
  await fireEvent.change(screen.getByLabelText('Which hand'), { target: { value: '1' } })
  expect(shown()).toEqual(['Carla went out.', 'Ben discarded 4♠.'])
  expect(asked).toEqual([2, 1])
})

test('in the first hand there is none to choose, and all of a long one is shown', () => {
  const many = Array.from({ length: 600 }, (_, n) => line(1, n + 9, 'discard 4S'))
  render(Log, { lines: many, seats, me: 1, hand: 1, ends: {} })
  expect(screen.queryByLabelText('Which hand')).toBeNull()
  expect(shown()).toHaveLength(600)
})
