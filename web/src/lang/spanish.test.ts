// What Spanish does differently: articles by the rank, and usted throughout.
import { afterAll, beforeAll, expect, test } from 'vitest'

import { meld, seat } from '../state/sample'
import { speak } from './lang'
import { spanish } from './spanish'
import { NOTHING } from '../state/plays/consequences'
import { lineWords, words } from '../words/playText'

beforeAll(() => speak('es'))
afterAll(() => speak('en'))

const seats = [seat(1, 'Ana'), seat(2, 'Bea'), seat(3, 'Carlos'), seat(4, 'Dani')]
const melds = [
  meld(1, 1, 'set', ['9S', '9H', '9D']),
  meld(1, 2, 'set', ['QS', 'QH', 'QD']),
  meld(1, 3, 'sequence', ['4H', '5H', '6H']),
]

test.each([
  ['add 9C to m1', 0, 'Añadir 9♣ a los nueves'],
  ['add QC to m2', 0, 'Añadir Q♣ a las reinas'],
  ['add 7H to m3', 0, 'Añadir 7♥ a la escalera de corazones 4–6'],
  ['meld 7S 7H 2C', 0, 'Grupo nuevo de sietes'],
  ['draw', 1, 'Usted ha robado una carta.'],
  ['draw', 2, 'Bea ha robado una carta.'],
])('%s of seat %i is called "%s"', (text, who, said) => {
  expect(words(text, who, { seats, me: 1, melds })).toBe(said)
})

test('what a bot played in one’s place is told as the bot’s', () => {
  const line = { seat: 1, action: 'draw', by: 'bot', hand: 1, seq: 9, meld: null, followed: NOTHING }
  expect(lineWords(line, seats, 1)).toMatch(/^Un bot en su lugar ha robado /)
})

test('nobody is addressed as tú, and nothing is "cogido"', async () => {
  const familiar = /(^|[\s¿¡(])(tú|tu|tus|te|ti|tienes|puedes|has|debes|cog\w+)(?=[\s.,:;)?!]|$)/gim
  const files = await spanish()
  expect(files.length).toBeGreaterThan(4)
  expect(files.flatMap((file) => file.match(familiar) ?? [])).toEqual([])
})
