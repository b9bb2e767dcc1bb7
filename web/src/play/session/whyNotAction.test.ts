// @vitest-environment jsdom
import { expect, test } from 'vitest'

import type { ClientMessage, PublicHand } from '../../protocol'
import { handInfo, tableInfo, welcome } from '../../state/sample'
import type { TableEvent } from '../../state/table/table'
import { answerSaid } from './prompts'
import { worthAsking } from './whyNotAction'
import { Session } from './session.svelte'

const cards = ['7S', '7H', '7D']
const mine = { phase: 'play', turn: 1, actor: 1 }
const asked: Partial<PublicHand> = { phase: 'answer', turn: 1, actor: 3 }

function seated(sent: ClientMessage[]) {
  let tell: (event: TableEvent) => void = () => {}
  const session = new Session('river', (_, on) => {
    tell = on
    return { send: (message: ClientMessage) => void sent.push(message), close() {} }
  })
  const events = [welcome, tableInfo(), handInfo(9, cards, mine, ['ask', 'discard 7S'])]
  for (const event of events) tell(event)
  return { session, tell }
}

function plays(sent: ClientMessage[]): string[] {
  return sent.flatMap((message) => (message.type === 'play' ? [message.action] : []))
}

test('the question is a button only where going out is possible', () => {
  const { session } = seated([])
  expect(worthAsking(session.state, session.legal)).toBe(false)
  session.state = { ...session.state, hand: { ...session.state.hand!, can_go_out: true } }
  expect(worthAsking(session.state, session.legal)).toBe(true)
  expect(worthAsking(session.state, [])).toBe(false)
})

test('what was meant is played after the yes, and never after a no', () => {
  for (const said of ['yes', 'no']) {
    const sent: ClientMessage[] = []
    const { session, tell } = seated(sent)
    session.askFirst('meld 7S 7H 7D')
    tell(handInfo(10, cards, asked))
    expect(plays(sent)).toEqual(['ask'])
    tell(handInfo(11, cards, { ...mine, asked: said }, ['discard 7S']))
    expect(plays(sent).slice(1)).toEqual(said === 'yes' ? ['meld 7S 7H 7D'] : [])
    tell(handInfo(12, cards, { ...mine, asked: said }, ['discard 7S']))
    expect(plays(sent)).toHaveLength(said === 'yes' ? 2 : 1)
  }
})

test('chosen cards are played after the yes as soon as it is known what they can do', () => {
  const sent: ClientMessage[] = []
  const { session, tell } = seated(sent)
  session.choose('7S', 1)
  session.choose('7H', 1)
  session.choose('7D', 1)
  session.askFirst()
  tell(handInfo(10, cards, asked))
  tell(handInfo(11, cards, { ...mine, asked: 'yes' }, ['discard 7S']))
  expect(plays(sent)).toEqual(['ask'])
  const answer = { name: '', sentence: '', rule: '', values: {}, freezes: false, ref: 'offer 0' }
  tell({ type: 'offers', cards, actions: ['meld 7S 7H 7D'], ...answer })
  expect(plays(sent)).toEqual(['ask', 'meld 7S 7H 7D'])
})

test('after a yes the page says whether going out is possible, and what it costs not to', () => {
  const { session, tell } = seated([])
  tell({ ...handInfo(11, cards, { ...mine, asked: 'yes' }, ['discard 7S']), can_go_out: true })
  expect(answerSaid(session.state)).toContain('you can go out now')
  tell(handInfo(12, cards, { ...mine, asked: 'yes' }, ['discard 7S']))
  expect(answerSaid(session.state)).not.toContain('go out')
  tell({ ...tableInfo(), unused_yes: 100 })
  expect(answerSaid(session.state)).toContain('100')
})
