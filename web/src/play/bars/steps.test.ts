// @vitest-environment jsdom
// What the buttons offer, and in which order.
import { expect, test } from 'vitest'
import { handInfo, tableInfo, welcome } from '../../state/sample'
import { Session } from '../session/session.svelte'
import type { TableEvent } from '../../state/table/table'
import { stepsOf } from './steps'

const OFFERS = ['meld 7S 7H 7D', 'add 7S 7H 7D to m1', 'add 7S 7H 7D to m2', 'add 7S 7H 7D to m3']

test('what a hint says next comes first', () => {
  let tell: (event: TableEvent) => void = () => {}
  const session = new Session('river', (_, on) => {
    tell = on
    return { send: () => {}, close() {} }
  })
  for (const event of [welcome, tableInfo(), handInfo(9, ['7S', '7H', '7D', 'KS'], { phase: 'play' }, OFFERS)])
    tell(event)
  for (const card of ['7S', '7H', '7D']) session.choose(card, 1)
  const none = { name: '', sentence: '', rule: '', values: {} }
  tell({ type: 'offers', cards: session.selected, actions: OFFERS, ...none, freezes: false, ref: 'offer 0' })
  const around = { seats: [], me: 1, melds: [], upcard: '' }
  const does = () => stepsOf(session, around).map((step) => step.does)
  expect(does()[0]).toEqual({ play: OFFERS[1] })
  session.advice = [{ actions: [OFFERS[2]!, 'discard KS'], behind: 0 }]
  expect(does()[0]).toEqual({ play: OFFERS[2] })
  expect(stepsOf(session, around).map((step) => step.go)).toEqual([true, false, false, false, undefined])
})
