import { expect, test } from 'vitest'
import { ownText, ownValue } from './ownValue'

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
