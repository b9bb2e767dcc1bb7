// @vitest-environment jsdom
import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Offence, Verdict } from '../../protocol'
import { learn } from '../../lang/lang'
import TEXTS from '../../lang/en/book.ftl?raw'
import { costs, kindOf } from './offence'
import VerdictLine from './VerdictLine.svelte'

learn(TEXTS)

const LEGAL: Verdict = { legal: true, name: '', sentence: '', rule: '', offence: null }
const REFUSED: Verdict = { ...LEGAL, legal: false, name: 'RED_THREE', sentence: 'A red 3.', rule: 'Red 3s' }
const NOTHING: Offence = { points: 0, raised: 0, returned: false }

function shown(verdict: Verdict): string {
  const line = mount(VerdictLine, { target: document.body, props: { verdict } })
  const said = document.body.textContent!.replace(/\s+/g, ' ').trim()
  void unmount(line)
  document.body.textContent = ''
  return said
}

test('a verdict is one of three words', () => {
  expect(kindOf(LEGAL)).toBe('legal')
  expect(kindOf(REFUSED)).toBe('illegal')
  expect(kindOf({ ...LEGAL, offence: { ...NOTHING, points: 50 } })).toBe('offence')
})

test('each price is said, and several one after the other', () => {
  expect(costs(null)).toBe('')
  const raised = costs({ ...NOTHING, raised: 10 })
  const returned = costs({ ...NOTHING, returned: true })
  expect(raised).toContain('10 higher')
  expect(returned).toContain('can’t go out in this turn any more')
  expect(costs({ points: 50, raised: 10, returned: true })).toBe(`It costs 50 points. ${raised} ${returned}`)
})

test('an offence is never shown as legal', () => {
  expect(shown(LEGAL)).toBe('✓ Legal.')
  expect(shown(REFUSED)).toBe('✗ Not legal. A red 3. (Red 3s)')
  expect(shown({ ...LEGAL, offence: { ...NOTHING, points: 50 } })).toBe('✗ An offence. It costs 50 points.')
})
