import { expect, test } from 'vitest'
import { outside, ownText, ownValue } from './ownValue'

test.each([
  ['0.05', '5'],
  ['off', '0'],
  ['0.005', '0.5'],
  ['1', '100'],
])('a chance of %s is %s in a hundred, there and back', (value, text) => {
  expect(ownText('chance', value)).toBe(text)
  expect(ownValue('chance', text)).toBe(value)
})

test('a comma will do, and what is no number is left for the rules to refuse', () => {
  expect(ownValue('chance', ' 2,5 ')).toBe('0.025')
  expect(ownValue('chance', 'often')).toBe('often')
  expect(ownText('chance', 'often')).toBe('often')
})

test('other numbers are written as they are', () => {
  expect(ownText('whole number', '15')).toBe('15')
  expect(ownValue('whole number', ' 41 ')).toBe('41')
})

test.each([
  ['whole number', '5', false],
  ['whole number', '15', false],
  ['whole number', '4', true],
  ['whole number', '16', true],
  ['whole number', '7.5', true],
  ['whole number', 'many', true],
  ['whole number', '', false],
  ['whole number or all', '16', true],
  ['list of whole numbers', '16/17', false],
  ['choice', 'red', false],
] as const)('of %s, "%s" is out of range: %s', (kind, value, out) => {
  expect(outside({ kind, low: 5, high: 15 }, value)).toBe(out)
})

test.each([
  ['off', false],
  ['1', false],
  ['1.5', true],
  ['often', true],
])('a chance of %s is out of range: %s', (value, out) => {
  expect(outside({ kind: 'chance', low: 0, high: 1 }, value)).toBe(out)
})

test('where the range is unknown, nothing is out of it', () => {
  expect(outside({ kind: 'whole number', low: 0, high: 0 }, '7')).toBe(false)
})
