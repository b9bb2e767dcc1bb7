// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { tableInfo } from '../sample'
import { keepShown, shownThen } from './shown'

beforeEach(() => sessionStorage.clear())

const sealed = tableInfo({ hand: 3, commit: 'c0', seals: ['aa', 'bb', '', ''] })

test('what was shown when the number was sent is kept, by table and hand', () => {
  keepShown('river', sealed, 1, '4811', sessionStorage)
  const shown = { commit: 'c0', seals: ['aa', 'bb', '', ''], seat: 1, number: '4811' }
  expect(shownThen('river', 3, sessionStorage)).toEqual(shown)
  expect(shownThen('river', 4, sessionStorage)).toBeNull()
  expect(shownThen('hill', 3, sessionStorage)).toBeNull()
})

test('what is shown later does not count', () => {
  keepShown('river', sealed, 1, '4811', sessionStorage)
  keepShown('river', { ...sealed, commit: 'c1', seals: ['aa', 'xx', '', ''] }, 1, '4811', sessionStorage)
  expect(shownThen('river', 3, sessionStorage)).toMatchObject({ commit: 'c0', seals: ['aa', 'bb', '', ''] })
})

test('a browser that keeps nothing proves with less', () => {
  keepShown('river', sealed, 1, '4811', null)
  expect(shownThen('river', 3, null)).toBeNull()
})
