import { expect, test } from 'vitest'
import games from '../../../engine/made/games.json'
import { finerRules } from '../../../engine/rules/finerRules'
import type { GameInfo } from '../../../protocol'
import { withBrought } from './brought'

const villages = (games as unknown as GameInfo[]).find(({ id }) => id === 'villages-samba')!

function minimums(settings: Record<string, string>): string {
  const rules = withBrought(finerRules('villages-samba', 4), villages.switches, settings)
  return rules.find(({ key }) => key === 'minimums')!.default
}

test('four hands have the document’s minimums, three have their own', () => {
  expect(minimums({})).toBe('50/90/120/150')
  expect(minimums({ hands: '3' })).toBe('70/120/150')
})

test('a number of hands without a name changes nothing', () => {
  expect(minimums({ hands: '7' })).toBe('50/90/120/150')
})
