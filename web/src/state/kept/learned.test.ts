// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { learned, nextLesson, noteLessons, solved } from './learned'

beforeEach(() => localStorage.clear())

test('nobody has learned anything at first', () => {
  expect(learned('samba')).toEqual({ done: [], course: [] })
  expect(nextLesson(learned('samba'))).toBe('')
})

test('each game keeps its own lessons, each of them once', () => {
  noteLessons('samba', ['meld', 'draw', 'worth'])
  noteLessons('samba', ['meld', 'draw', 'worth'], 'meld')
  noteLessons('samba', ['meld', 'draw', 'worth'], 'meld')
  noteLessons('bolivia', ['meld', 'wild-meld'], 'wild-meld')
  expect(learned('samba').done).toEqual(['meld'])
  expect(nextLesson(learned('samba'))).toBe('draw')
  expect(nextLesson(learned('bolivia'))).toBe('meld')
})

test('a lesson that the course no longer has does not count', () => {
  noteLessons('samba', ['meld', 'draw'], 'meld')
  noteLessons('samba', ['draw', 'worth'], 'draw')
  expect(solved(learned('samba'))).toBe(1)
})
