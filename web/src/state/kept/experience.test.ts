// @vitest-environment jsdom
import { get } from 'svelte/store'
import { beforeEach, expect, test } from 'vitest'
import { coaching, explained } from './coaching'
import { experience, keepExperience } from './experience'

beforeEach(() => localStorage.clear())

test('nobody has said anything at first', () => {
  expect(experience()).toBeUndefined()
  localStorage.setItem('escalera.experience', 'nonsense')
  expect(experience()).toBeUndefined()
})

test.each([
  ['new', true],
  ['some', true],
  ['often', false],
] as const)('what is said (%s) is kept, and turns the coach on or off', (said, coached) => {
  keepExperience(said)
  expect(experience()).toBe(said)
  expect(get(coaching).on).toBe(coached)
})

test('a coach who comes again says everything again', () => {
  keepExperience('new')
  explained('samba', 'draw')
  explained('samba', 'draw')
  expect(get(coaching).said).toEqual({ samba: ['draw'] })
  keepExperience('some')
  expect(get(coaching).said).toEqual({})
})
