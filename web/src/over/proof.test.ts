import { describe, expect, test } from 'vitest'
import { handCommitment, hashed } from '../engine/seedWords'
import { evidence, findings, firstDealer, generatorOf, seedOf, shuffled, verdict } from './proof'
import SAMBOLA from './samples/sambola.rec?raw'
import VILLAGES from './samples/villages-samba.rec?raw'

// The example of docs/shuffle.md.
const SECRET = '5b3c8a0f7e6d49121c0de5a7b4f9836210fedcba98765432deadbeef0badcafe'
const TEXT = `${SECRET} quiet-river 1 4811 70233 - 902cafe`

describe('the example of the description', () => {
  test('its commitment', () => {
    const commit = '10c778fd2cf3da5f39e2884fbd733044a18e36abafcdba11a0f4e20f5bdf6e38'
    expect(handCommitment(SECRET, 'quiet-river', 1)).toBe(commit)
  })
  test.each([
    ['hmac-sha256', '4S 3H JH 8C 5S KD 5H AC 4D 8S 7D 8H 3C TD AC', 'JH 5H 6H 2C AS 4C QD 4D JK 8D 4H 6C TC TS 2H'],
    ['sha256-hand', '4H 9S 2H 9H 3H 4H KS AC JS 2H TC 7S 2D 7C QD', 'AH QS 2C KC KS 4D 5H 7S 9S TC JH 7D 7H 7C AS'],
    ['sha256', '4H 9S 2H 9H 3H 4H KS AC JS 2H TC 7S 2D 7C QD', 'AH QS 2C KC KS 4D 5H 7S 9S TC JH 7D 7H 7C AS'],
  ])('its dealer and the first cards of each seat, by %s', (method, first, last) => {
    const dealer = firstDealer(generatorOf(`${TEXT}/dealer`, method), 4, 3, 6)
    const deck = shuffled(generatorOf(TEXT, method), 3, 6)
    const hand = (seat: number) =>
      deck.slice(0, 60).filter((_, at) => at % 4 === (seat - dealer - 1 + 4) % 4)
    expect(dealer).toBe(4)
    expect(hand(1).join(' ')).toBe(first)
    expect(hand(4).join(' ')).toBe(last)
  })
})

const ok = (record: string, hand: number, seen = {}) =>
  Object.fromEntries(findings(evidence(record, hand)!, seen).map((one) => [one.id, one.ok]))

describe('records of matches that were played', () => {
  test('two stocks, three players, a first hand', () => {
    expect(ok(SAMBOLA, 1)).toEqual({ commit: true, deck: true, dealer: true })
  })
  test('feet and no upcard; later hands draw no dealer', () => {
    expect(ok(VILLAGES, 1)).toEqual({ commit: true, deck: true, dealer: true })
    expect(ok(VILLAGES, 2)).toEqual({ commit: true, deck: true })
  })
  test('a hand that is not in the record has no evidence', () => {
    expect(evidence(SAMBOLA, 2)).toBeNull()
    expect(evidence('', 1)).toBeNull()
  })
})

describe('what is changed is found', () => {
  const found = evidence(SAMBOLA, 1)!
  const bad = (changes: object, seen = {}) =>
    findings({ ...found, ...changes }, seen)
      .filter((one) => !one.ok)
      .map((one) => one.id)

  test('two cards of a hand changed with each other', () => {
    const [first = [], ...others] = found.hands
    const swapped = [first[1]!, first[0]!, ...first.slice(2)]
    expect(bad({ hands: [swapped, ...others] })).toEqual(['deck'])
  })
  test('another secret', () => {
    expect(bad({ secret: '0'.repeat(64) })).toContain('commit')
  })
  test('another dealer', () => {
    expect(bad({ dealer: (found.dealer % 3) + 1 })).toContain('dealer')
  })
  test('a card too few', () => {
    expect(bad({ upcards: [] })).toEqual(['deck'])
  })
})

describe('what the page saw itself', () => {
  const found = evidence(SAMBOLA, 1)!
  const number = found.numbers[0]!

  test('commitment, number and seals as they were', () => {
    const seen = { commit: found.commit, seat: 1, number, seals: [hashed(number), '', ''] }
    expect(ok(SAMBOLA, 1, seen)).toMatchObject({ seen: true, number: true, seals: true })
  })
  test('and otherwise', () => {
    const seen = { commit: 'another', seat: 1, number: '4711', seals: [hashed('4711'), '', ''] }
    expect(ok(SAMBOLA, 1, seen)).toMatchObject({ seen: false, number: false, seals: false })
  })
  test('a number that was sealed and withheld breaks no seal, but is told', () => {
    const seals = [hashed(number), hashed('withheld'), '']
    expect(ok(SAMBOLA, 1, { seals })).toMatchObject({ seals: true, withheld: false })
  })
  test('a number that nobody had sealed is no honest one', () => {
    expect(ok(SAMBOLA, 1, { seals: ['', hashed('x'), ''] })).toMatchObject({ seals: false })
  })
  test('the seed is the words of the reveal with the hand', () => {
    expect(seedOf(found)).toBe(`${found.secret} ${found.table} 1 ${found.numbers.join(' ')}`)
  })
})

describe('a commitment that covers the table and the hand', () => {
  const { secret, table } = evidence(SAMBOLA, 1)!
  const committed = (hand: number) =>
    SAMBOLA.replace(/^commit sha256 .*$/m, `commit sha256-hand ${hashed(`${secret} ${table} ${hand}`)}`)

  test('is checked as such', () => {
    expect(ok(committed(1), 1)).toEqual({ commit: true, deck: true, dealer: true })
    expect(ok(committed(2), 1)).toMatchObject({ commit: false })
    expect(ok(SAMBOLA.replace('commit sha256 ', 'commit sha256-hand '), 1)).toMatchObject({ commit: false })
  })
  test('is for a secret that no other hand had', () => {
    const later = (other: string) => `${committed(1)}\nhand 2\nreveal ${other} ${table} - - -\n`
    expect(ok(later('f'.repeat(64)), 1)).toMatchObject({ commit: true, fresh: true })
    expect(ok(later(secret), 1)).toMatchObject({ commit: true, fresh: false })
  })
})

test('the sentence: a number withheld is said, anything else is wrong', () => {
  const finding = (id: 'deck' | 'withheld', good: boolean) => ({ id, ok: good })
  expect(verdict([finding('deck', true)])).toBe('fair')
  expect(verdict([finding('deck', true), finding('withheld', false)])).toBe('withheld')
  expect(verdict([finding('deck', false), finding('withheld', false)])).toBe('wrong')
})
