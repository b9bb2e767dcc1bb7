// @vitest-environment jsdom
import { get } from 'svelte/store'
import { expect, test } from 'vitest'
import { draw, drawnFace, holdForTable, quiet } from './drawing'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['table', '<i data-zone="pile"></i>'],
  ['lobby', '<div class="lobby"></div>'],
])('what is only beautiful waits for the %s that is being opened', async (_, shown) => {
  document.body.replaceChildren()
  let calm = false
  holdForTable()
  const waiting = quiet().then(() => (calm = true))
  await settled()
  expect(calm).toBe(false)
  document.body.append(Object.assign(document.createElement('div'), { innerHTML: shown }))
  await waiting
  expect(calm).toBe(true)
})

test('a table that could not be opened holds nothing back', async () => {
  document.body.replaceChildren()
  holdForTable()()
  await draw()
  expect(get(drawnFace)).not.toBeNull()
})
