// @vitest-environment jsdom
// The clock's time is that of each play, as the table gives it.
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'

import TableOptions from './TableOptions.svelte'
import { USUAL } from './tableOptions'

afterEach(cleanup)

test.each(['gentle', 'strict', 'day'] as const)('a clock that is %s says what its time is for', (clock) => {
  render(TableOptions, { manners: { ...USUAL, clock } })
  screen.getByRole('combobox', { name: /each play/ })
  expect(screen.queryByText(/\b(a|each) turn\b/)).toBeNull()
})
