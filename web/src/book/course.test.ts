import { expect, test } from 'vitest'
import type { Lesson } from '../protocol'
import { further, offered, recordAt, seen } from './course'

const verdict = { legal: false, name: 'NOT_A_MELD', sentence: 'No.', rule: 'Melds' }
const lesson: Lesson = {
  key: 'out',
  title: 'Going out',
  text: '',
  done: '',
  goal: 'out',
  hand: ['9C', 'JC'],
  melds: [[1, ['JS', 'JH', 'JD']]],
  pile: ['6D'],
  solution: ['1 draw', '1 add JC to m1', '1 ask', '3 yes', '1 discard 9C'],
  tempting: [{ play: 'add 9C to m1', told: 'Add 9♣ to meld 1.', verdict }],
  record: [
    'scores 0 0',
    'position',
    'deal 1 9C JC',
    'deal 2 *4',
    'melds 1 m1 JS JH JD',
    'pile 6D',
    'stock QC QD KC',
    'turn 1',
    '',
  ].join('\n'),
}
const table = { teams: 2, stocks: 1, draws: 1, takes: Infinity }

test('what tempts is offered beside what is right', () => {
  expect(offered(lesson, 1).map((one) => one.play)).toEqual(['add 9C to m1', 'add JC to m1'])
  expect(offered(lesson, 5)).toEqual([])
})

test("the others' answers follow by themselves", () => {
  expect([further(lesson, 0), further(lesson, 2), further(lesson, 4)]).toEqual([1, 4, 5])
})

test('the position goes along', () => {
  expect(recordAt(lesson, 2)).toMatch(/turn 1\n1 draw\n1 add JC to m1\n$/)
  expect(seen(lesson, 0, table).hand).toEqual(['9C', 'JC'])
  expect(seen(lesson, 1, table).hand).toEqual(['9C', 'JC', 'QC'])
  expect(seen(lesson, 2, table)).toEqual({
    hand: ['9C', 'QC'],
    melds: [['JS', 'JH', 'JD', 'JC']],
    pile: ['6D'],
  })
})
