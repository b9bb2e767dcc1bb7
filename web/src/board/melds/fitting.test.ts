// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { atLeast, LARGEST, lookedAt, near, overflows, STEPS, type Search } from './fitting'

/** Looks until a search has come to an end; returns it with what was looked at. */
function settled(search: Search, fits: number): { search: Search; looks: number[] } {
  const looks: number[] = []
  for (;;) {
    looks.push(search.at)
    const next = lookedAt(search, search.at < fits)
    if (!next || next === search) return { search, looks }
    search = next
  }
}

test('the largest step that fits is found, from the start and from any other', () => {
  for (const from of STEPS.keys())
    for (let fits = from; fits < STEPS.length; fits++) {
      const before = settled(LARGEST, from).search
      expect(before.at).toBe(from)
      expect(settled(before, fits).search.at).toBe(fits)
    }
})

test('what fits at once is looked at once more at most, and no hand needs many looks', () => {
  expect(settled(LARGEST, 0).looks).toEqual([0, 0])
  for (const fits of STEPS.keys()) expect(settled(LARGEST, fits).looks.length).toBeLessThanOrEqual(7)
})

test('with more or less room it is found again, and no cards become chips on the way', () => {
  for (const before of STEPS.keys())
    for (const fits of STEPS.keys()) {
      const { search, looks } = settled(near(settled(LARGEST, before).search), fits)
      expect(search.at).toBe(fits)
      if (before) expect(Math.max(...looks)).toBe(Math.max(before, fits))
    }
})

test('one meld more makes them one step smaller', () => {
  expect(settled(settled(LARGEST, 3).search, 4).looks.slice(0, 2)).toEqual([3, 4])
})

test('melds that grow are made smaller step by step, before cards become chips', () => {
  const chips = STEPS.indexOf('chips')
  expect(settled(settled(LARGEST, 0).search, 3).looks).toEqual([0, 1, 2, 3, 3])
  expect(Math.max(...settled(settled(LARGEST, 1).search, chips - 1).looks)).toBe(chips - 1)
})

test('what is too large even at the last step is full', () => {
  const { search } = settled(LARGEST, STEPS.length)
  expect(search.at).toBe(STEPS.length - 1)
  expect(lookedAt(search, true)).toBeNull()
})

test('steps are in order', () => {
  expect(STEPS.filter((step) => atLeast(step, 'rack'))).toEqual(['rack', 'theirs', 'all', 'counted'])
})

test('a felt overflows if any part of it does', () => {
  const felt = document.createElement('div')
  felt.innerHTML = '<div class="lying"></div>'
  expect(overflows(felt)).toBe(false)
  Object.defineProperty(felt.firstChild, 'scrollHeight', { value: 90 })
  expect(overflows(felt)).toBe(true)
})
