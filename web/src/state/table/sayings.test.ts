import { expect, test } from 'vitest'

import type { Said } from '../../protocol'
import { said, tableInfo, welcome } from '../sample'
import { reduce } from './reducer'
import { begun, type TableEvent } from './table'

const at = (seconds: number, text: string) => said(2, '', { at: seconds, text })
const again = (now: number, ...told: Said[]): TableEvent => ({ type: 'sayings', said: told, now })

function heard(...events: TableEvent[]): [string, number][] {
  const state = [welcome, tableInfo(), ...events].reduce(reduce, begun())
  return state.said.map((one) => [one.text, one.ago])
}

test('a page that comes later is told what was said, and how long ago', () => {
  expect(heard(again(100, at(40, 'Hello'), at(90, 'Tea?')))).toEqual([
    ['Hello', 60],
    ['Tea?', 10],
  ])
})

test('after a lost connection nothing stands there twice, and what was missed stands where it belongs', () => {
  const [one, two, three] = [at(10, 'One'), at(20, 'Two'), at(30, 'Three')]
  expect(heard(one, three, again(40, one, two, three))).toEqual([
    ['One', 0],
    ['Two', 20],
    ['Three', 0],
  ])
})

test('what the server has forgotten stays where it was heard', () => {
  expect(heard(at(10, 'One'), again(40, at(30, 'Two'))).map(([text]) => text)).toEqual(['One', 'Two'])
})
