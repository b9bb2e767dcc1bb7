// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'

import Chart from './Chart.svelte'

/** jsdom lays nothing out: the chart is as narrow as it gets. */
vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} })
afterEach(cleanup)

const axis = (place: Element) => [...place.querySelectorAll('text[text-anchor=middle]')].map((one) => one.textContent)
const rows = () => within(screen.getByRole('table')).getAllByRole('rowheader').map((one) => one.textContent)
const many = (n: number) => Array.from({ length: n }, (_, at) => [at])

test('scores begin before the first hand, and the axis says what it counts', () => {
  const { container } = render(Chart, { scores: [[0], [500], [700]], teams: ['We'] })
  expect(axis(container)).toEqual(['0', '1', '2'])
  expect(rows()).toEqual(['Start', '1', '2'])
  expect(container.querySelector('svg')!.textContent).toContain('Hand')
})

test('figures match by match begin with the first match', () => {
  const { container } = render(Chart, { scores: [[1], [1], [2]], teams: ['Won'], first: 1, column: 'Match' })
  expect(axis(container)).toEqual(['1', '2', '3'])
  expect(rows()).toEqual(['1', '2', '3'])
  expect(container.querySelector('svg')!.textContent).toContain('Match')
})

test('where there are many, some are numbered, so that none touch', () => {
  const { container } = render(Chart, { scores: many(60), teams: ['Won'], first: 1, column: 'Match' })
  expect(axis(container)).toEqual(['20', '40', '60'])
  expect(rows()).toHaveLength(60)
})
