// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { said, tableInfo } from '../../state/sample'
import type { Heard } from '../../state/table/sayings'
import SaidLine from './SaidLine.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const { seats } = tableInfo()
const phrase = (seat: number, name: string, ago = 0): Heard => ({ ...said(seat, name), ago })
const lines = (place: Element) => [...place.querySelectorAll('.news')].map((one) => one.textContent)
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('what was said stays for three quarters of a minute', async () => {
  const { container } = render(SaidLine, { said: [phrase(2, 'hello')], seats })
  await wait(44)
  expect(lines(container)).toEqual(['Ben: Hello!'])
  await wait(2)
  expect(lines(container)).toEqual([])
  expect(container.querySelector('*')).toBeNull()
})

test('the last two stand together, and each ends in its own time', async () => {
  const first = phrase(2, 'hello')
  const second: Heard = { ...phrase(3, ''), text: 'Tea?' }
  const { container, rerender } = render(SaidLine, { said: [first], seats })
  await wait(12)
  await rerender({ said: [first, second] })
  expect(lines(container)).toEqual(['Ben: Hello!', 'Carla: Tea?'])
  await wait(34)
  expect(lines(container)).toEqual(['Carla: Tea?'])
  await rerender({ said: [first, second, phrase(4, 'sorry'), phrase(4, 'thank_you')] })
  expect(lines(container)).toEqual(['Dan: Sorry!', 'Dan: Thank you!'])
})

test('the line does not begin anew where it is shown again', async () => {
  const heard = [phrase(2, 'hello')]
  render(SaidLine, { said: heard, seats })
  await wait(40)
  cleanup()
  const { container } = render(SaidLine, { said: heard, seats })
  await wait(1)
  expect(lines(container)).toEqual(['Ben: Hello!'])
  await wait(5)
  expect(lines(container)).toEqual([])
})

test('what a page is told again stays for the rest of its time', async () => {
  const { container } = render(SaidLine, { said: [phrase(2, 'hello', 60), phrase(3, 'sorry', 40)], seats })
  await wait(1)
  expect(lines(container)).toEqual(['Carla: Sorry!'])
  await wait(5)
  expect(lines(container)).toEqual([])
})
