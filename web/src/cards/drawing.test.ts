// @vitest-environment jsdom
import { get } from 'svelte/store'
import { expect, test, vi } from 'vitest'
import { draw, drawnFace, holdForTable, opening, quiet } from './drawing'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['table', '<i data-zone="pile"></i>'],
  ['lobby', '<div class="lobby"></div>'],
  ['word that there is none', '<p class="no-table"></p>'],
])('what is only beautiful waits for the %s that is being opened', async (_, shown) => {
  document.body.replaceChildren()
  let calm = false
  holdForTable()
  const waiting = quiet().then(() => (calm = true))
  await settled()
  expect([calm, get(opening)]).toEqual([false, true])
  document.body.append(Object.assign(document.createElement('div'), { innerHTML: shown }))
  await waiting
  await vi.waitFor(() => expect([calm, get(opening)]).toEqual([true, false]))
})

test('a table that could not be opened holds nothing back', async () => {
  document.body.replaceChildren()
  holdForTable()()
  await draw()
  expect(get(drawnFace)).not.toBeNull()
  await vi.waitFor(() => expect(get(opening)).toBe(false))
})
