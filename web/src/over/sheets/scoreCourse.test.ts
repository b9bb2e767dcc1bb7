import { expect, test } from 'vitest'
import { course, courseOf, steps } from './scoreCourse'
import VILLAGES from '../samples/villages-samba.rec?raw'

test('the scores before each hand and after the last', () => {
  const rows = course(VILLAGES, [1, 2])
  expect(rows[0]).toEqual([0, 0])
  expect(rows.at(-1)).toEqual([1, 2])
  expect(rows).toHaveLength(3)
})

test('the same from the sheets of the hands', () => {
  const ends = [
    { points: [585, -330], scores: [785, -330] },
    { points: [0, 1000], scores: [785, 670] },
  ]
  expect(courseOf(ends)).toEqual([
    [200, 0],
    [785, -330],
    [785, 670],
  ])
  expect(courseOf([])).toEqual([])
})

test('an axis has round steps around all scores', () => {
  expect(steps(0, 10_450)).toEqual([0, 5000, 10_000, 15_000])
  expect(steps(-300, 1200)).toEqual([-500, 0, 500, 1000, 1500])
  expect(steps(0, 0)).toEqual([0, 1])
})
