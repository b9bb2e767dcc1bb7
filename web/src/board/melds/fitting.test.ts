// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { atLeast, overflows, smaller, STEPS } from './fitting'

test('melds get smaller step by step, to the last', () => {
  expect(smaller('huge')).toBe('large')
  expect(smaller('chips')).toBe('rack')
  expect(smaller('counted')).toBe('counted')
  expect(STEPS.filter((step) => atLeast(step, 'rack'))).toEqual(['rack', 'theirs', 'all', 'counted'])
})

test('a felt overflows if any part of it does', () => {
  const felt = document.createElement('div')
  felt.innerHTML = '<div class="lying"></div>'
  expect(overflows(felt)).toBe(false)
  Object.defineProperty(felt.firstChild, 'scrollHeight', { value: 90 })
  expect(overflows(felt)).toBe(true)
})
