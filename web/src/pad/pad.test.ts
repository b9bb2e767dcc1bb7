// The client counts what Python counts: samples.json is made by `python -m tools.pad_samples`.
import { describe, expect, test } from 'vitest'
import type { PadSheet, ToldPad } from '../protocol'
import { changed } from './sheet/padChanges'
import { simpleFindings } from './sheet/checks'
import { overBefore, standing } from './sheet/counting'
import { numberOf, sameHand, tidy, type Hand, type Pad } from './sheet/padData'
import samples from './sheet/samples.json'
import type { KeptPad } from './kept/keptPads'
import { byPlay, handsCsv, playersCsv, season, type Played } from './season/season'

interface Sample {
  sheet: PadSheet
  pad: Pad
  told: ToldPad
}

const all = samples.pads as unknown as Sample[]
const first = all[0]!
const played: Played[] = all.map(({ sheet, pad }) => ({ sheet, pad }))

describe.each(all.map((one) => [`${one.pad.game}, ${one.pad.players} players`, one] as const))(
  '%s',
  (_, { sheet, pad, told }) => {
    const found = standing(sheet, pad)
    test('every hand has the same points', () => {
      expect(found.hands.length).toBe(told.hands.length)
      found.hands.forEach((hand, at) => {
        const { before: _before, ...shown } = hand
        expect(shown).toEqual(told.hands[at])
      })
    })
    test('the match stands the same', () => {
      expect(found.scores).toEqual(told.scores)
      expect(found.winners).toEqual(told.winners)
      if (!told.next) return
      const { number, dealer, starter, minimums } = found
      expect({ number, dealer, starter, minimums }).toEqual(told.next)
      expect(found.toTarget ?? undefined).toEqual(told.to_target ?? undefined)
      expect(found.handsLeft ?? undefined).toEqual(told.hands_left ?? undefined)
    })
    test('hands stay as they are when they are tidied', () => {
      expect(pad.hands.map(tidy)).toEqual(pad.hands)
    })
  },
)

describe('changes', () => {
  const { pad, sheet } = first
  const empty: Pad = { ...pad, hands: [], edits: [] }
  const one: Hand = { teams: [{ red_canastas: 2, out: 1, table: 435, hand: 20 }, { hand: 110 }] }
  const two: Hand = { teams: [{ hand: 95 }, { black_canastas: 1, out: 1, table: { 10: 14 } }] }

  test('each can be taken back, one by one', () => {
    const steps = [empty]
    const now = () => steps.at(-1)!
    steps.push(changed(now(), { do: 'enter', hand: one }))
    steps.push(changed(now(), { do: 'enter', hand: two }))
    steps.push(changed(now(), { do: 'correct', at: 0, hand: two }))
    steps.push(changed(now(), { do: 'remove', at: 1 }))
    steps.push(changed(now(), { do: 'enter', hand: one }))
    expect(now().hands).toEqual([two, one])
    for (const before of steps.slice(0, -1).reverse()) {
      steps.push(changed(now(), { do: 'undo' }))
      expect(now()).toEqual(before)
    }
    expect(changed(empty, { do: 'undo' })).toEqual(empty)
  })

  test('after a correction all that follows is another', () => {
    const both = { ...empty, hands: [one, two] }
    const other = changed(both, { do: 'correct', at: 0, hand: two })
    const [before, after] = [standing(sheet, both), standing(sheet, other)]
    expect(after.hands[1]!.totals).toEqual(before.hands[1]!.totals)
    expect(after.scores).toEqual(before.hands[1]!.totals.map((points) => 2 * points))
  })

  test('a correction that says the same is no change', () => {
    const both = { ...empty, hands: [one, two] }
    const same = { ...one, teams: one.teams.map((team) => ({ ...team, black_threes_left: 0 })) }
    expect(changed(both, { do: 'correct', at: 0, hand: same })).toBe(both)
  })

  test('browsers of 2020 can make them too', () => {
    const all = Array.prototype as { toSpliced?: unknown }
    const { toSpliced } = all
    delete all.toSpliced
    try {
      const pad = changed(changed(empty, { do: 'enter', hand: one }), { do: 'correct', at: 0, hand: two })
      expect(pad.hands).toEqual([two])
      expect(changed(pad, { do: 'undo' }).hands).toEqual([one])
    } finally {
      all.toSpliced = toSpliced
    }
  })

  test('zeros are not kept', () => {
    const hand: Hand = { teams: [{ out: 0, table: { 10: 0, 5: 2 }, hand: { 5: 0 } }, {}], note: '  ' }
    expect(tidy(hand)).toEqual({ teams: [{ table: { 5: 2 } }, {}] })
    expect(numberOf({ 50: 1, 5: 3 })).toBe(65)
  })
})

describe('without a server', () => {
  const { sheet } = first
  const checks = (teams: Hand['teams']) =>
    simpleFindings(sheet, { teams }, [50, 50]).map((one) => [one.check, one.team, Object.values(one.values).join(' ')])

  test('what the sheet alone tells is found', () => {
    expect(checks([{ out: 1, table: 60 }, { hand: 20 }])).toEqual([])
    expect(checks([{ out: 1 }, { out: 1 }])).toEqual([['TWO_WENT_OUT', 0, '2']])
    expect(checks([{ out: 1, red_threes: 5 }, { hand: 5, red_threes: 2 }])).toEqual([
      ['TOO_MANY_RED_THREES', 0, '6 7'],
    ])
    expect(checks([{ table: 40, hand: 5 }, {}])).toEqual([
      ['NOBODY_OUT', 0, ''],
      ['SHORT_OF_MINIMUM', 1, '50 40'],
      ['NO_CARDS_LEFT', 2, ''],
    ])
  })
  test('a match that is over does not begin', () => {
    expect(overBefore(sheet, 1, [sheet.target, 0])).toBe(true)
    expect(overBefore(sheet, 1, [sheet.target, sheet.target])).toBe(false)
  })
})

describe('season', () => {
  test('the figures are those of escalera season', () => {
    const { players, best } = samples.season
    expect(season(played)).toEqual({ players, best })
  })
  test('matches are in the order of play, whichever pad was touched last', () => {
    const kept = (played: string, touched: number, begun?: number) =>
      ({ touched, begun, pad: { ...first.pad, played } }) as KeptPad
    const [old, morning, noon, evening] = [
      kept('2026-11-27', 9),
      kept('2026-11-28', 8, 3),
      kept('2026-11-28', 5, 4),
      kept('2026-11-28', 6),
    ]
    expect([evening, noon, old, morning].sort(byPlay)).toEqual([old, morning, noon, evening])
  })
  test('and so is the CSV', () => {
    expect(playersCsv(season(played))).toBe(samples.players_csv)
    expect(handsCsv(played)).toBe(samples.hands_csv)
  })
})

test('a note that a server has tidied is the same note', () => {
  const hand = (note: string) => ({ teams: [{}, {}], note })
  expect(sameHand(hand('7\u00a0s \u200bx'), hand('7 s x'))).toBe(true)
  expect(sameHand(hand('7 s'), hand('7 s x'))).toBe(false)
})
