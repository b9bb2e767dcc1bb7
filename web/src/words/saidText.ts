// What somebody said, with their name: a set phrase in the reader's language, or their own words.
import type { Said, SeatInfo } from '../protocol'
import { t } from '../lang/lang'
import { nameOf } from './seatNames'

export function saidWords(said: Said, seats: readonly SeatInfo[]): string {
  const text = said.phrase ? t(`table-phrase-${said.phrase}`) : said.text
  return t('table-said', { name: said.name || nameOf(seats, said.seat), text })
}
