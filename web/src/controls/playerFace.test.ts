import { expect, test } from 'vitest'
import { colourOf, initials } from './playerFace'

test.each([
  ['Ann', 'A'],
  ['josé maría', 'JM'],
  ['Ana de la Cruz', 'AD'],
  ['  ', ''],
  ['👑 Queen', '👑Q'],
])('the initials of %s are %s', (name, letters) => expect(initials(name)).toBe(letters))

test('players at one table differ, and a name keeps its colour', () => {
  const seats = [1, 2, 3, 4, 5, 6].map((seat) => colourOf('Ann', seat))
  expect(new Set(seats).size).toBe(6)
  expect(colourOf('Ann', 0)).toBe(colourOf('Ann', 0))
  for (const name of ['', 'Ann', 'Ñandú', 'Bo'])
    expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(colourOf(name, 0))
})
