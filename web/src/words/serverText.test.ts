import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../lang/lang'
import { botText, gameCredit, gameTitle, lineText, reasonText, rangeText, refusalText, switchAbout, takesOwn, valueText } from './serverText'

const about = 'How many jokers are in the pack.'
const one = { key: 'jokers', about, default: '9', values: ['9', '6'], takes: '', kind: null, low: 0, high: 0, brings: {} }
const short = { name: 'PILE_TOO_SMALL', sentence: 'The pile holds fewer than 7 cards.', values: { n: 7 } }

afterEach(() => speak('en'))

describe('English', () => {
  test('says what the server says', () => {
    expect(switchAbout('sambola', one)).toBe(one.about)
    expect(reasonText(short)).toBe(short.sentence)
    expect(lineText('red canastas')).toBe('Red canastas')
  })
  test('has words for values whatever signs they are made of', () => {
    expect(valueText('going_out', '2any+1red')).toBe('Any two, at least one of them red')
    expect(valueText('samba_bonus', '1500/1000')).toBe('1,500 and 1,000 points')
    expect(valueText('self_policed', 'yes')).toBe('Yes')
    expect(valueText('minimum_scores', '0/1500/3000')).toBe('0, 1,500, 3,000')
  })
  test('what it has no words for stays as it is', () => {
    expect(valueText('jokers', '12')).toBe('12')
    expect(gameTitle('another-game')).toBe('Another Game')
    expect(botText('clever')).toBe('clever')
  })
  test('says between which bounds a number may be', () => {
    expect(rangeText({ kind: 'whole number', low: 0, high: 20_000 })).toBe('from 0 to 20,000')
    expect(rangeText({ kind: 'chance', low: 0, high: 1 })).toContain('for example 5')
  })
  test('a variation may take a number of one’s own', () => {
    expect(takesOwn({ kind: 'whole number' })).toBe(true)
    expect([takesOwn({ kind: 'choice' }), takesOwn({ kind: null })]).toEqual([false, false])
  })
})

describe('Spanish', () => {
  test('has its own words, with the game’s figures', async () => {
    await speak('es')
    expect(switchAbout('sambola', one)).toBe('Cuántos jókers hay en la baraja.')
    expect(gameCredit({ id: 'sambola', credit: 'Somebody.' })).toBe('David Mallen (2011).')
    expect(gameCredit({ id: 'another', credit: 'Somebody.' })).toBe('Somebody.')
    expect(reasonText(short)).toBe('El pozo tiene menos de 7 cartas.')
    expect(lineText('red 3s not laid')).toBe('Treses rojos sin poner')
  })
  test('has its own words for what REST refuses', async () => {
    const message = 'A match of 5 hands: 5, not 4.'
    const refused = { name: 'MINIMUM_FOR_EACH_HAND', message, values: { hands: 5, there: 4 } }
    expect(refusalText(refused)).toBe(message)
    await speak('es')
    expect(refusalText(refused)).toContain('5 manos necesita una bajada inicial para cada una: 5 mínimos, no 4.')
  })
  test('says what is wrong with a pad', async () => {
    await speak('es')
    const values = { what: 'hands[0]: write an object.', what_es: 'hands[0]: escriba un objeto.' }
    const said = reasonText({ name: 'NOT_A_PAD', sentence: 'That can’t stand there.', values })
    expect(said).toBe('Eso no puede estar en una libreta: hands[0]: escriba un objeto.')
  })
  test('leaves to the server what it does not know', async () => {
    await speak('es')
    expect(reasonText({ name: 'NEW_REASON', sentence: 'Something new.' })).toBe('Something new.')
  })
  test('asks the same of a switch in each game', async () => {
    await speak('es')
    const policed = { ...one, key: 'self_policed' }
    expect(switchAbout('samba', policed)).toContain('multa')
    expect(switchAbout('villages-samba', policed)).toContain('vuelven')
  })
})
