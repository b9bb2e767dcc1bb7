import { afterEach, expect, test, vi } from 'vitest'
import { setTime, timeThere } from './timeThere'

afterEach(() => vi.useRealTimers())

test('the table’s time counts, whatever the device’s clock says', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  setTime(1_120)
  vi.advanceTimersByTime(3_000)
  expect(timeThere()).toBe(1_123)
  setTime(0)
  expect(timeThere()).toBe(1_003)
})
