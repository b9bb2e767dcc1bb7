// One thing has one word: what a table has not changed is "as in the rule book" wherever one
// chooses rules, and in the book itself.
import { expect, test } from 'vitest'
import englishBook from './en/book.ftl?raw'
import english from './en/pages.ftl?raw'
import spanishBook from './es/book.ftl?raw'
import spanish from './es/pages.ftl?raw'
import englishPlays from '../../../src/escalera/texts/en/plays.ftl?raw'
import spanishPlays from '../../../src/escalera/texts/es/plays.ftl?raw'

const WHERE_RULES_ARE_CHOSEN = /^(new|agreed|house|invitation)-[\w-]+ *=.*$/gm

test.each([
  ['English', english, /as published|published rules/i, 'as in the rule book'],
  ['Spanish', spanish, /reglamento|reglas publicadas/i, 'como en el libro de reglas'],
])('in %s', (_, source, other, word) => {
  const said = source.match(WHERE_RULES_ARE_CHOSEN)!
  expect(said.filter((line) => other.test(line))).toEqual([])
  expect(said.filter((line) => line.includes(word)).length).toBeGreaterThan(1)
})

test.each([
  ['English', [english, englishBook, englishPlays], /\b(as|are) published|published rules|= Published/i, 'as in the rule book'],
  ['Spanish', [spanish, spanishBook, spanishPlays], /reglamento|reglas publicadas/i, 'como en el libro de reglas'],
])('in the book in %s', (_, sources, other, word) => {
  const lines = sources.flatMap((source) => source.split('\n'))
  expect(lines.filter((line) => other.test(line))).toEqual([])
  for (const usual of ['book-usual', 'page-usual']) expect(lines).toContain(`${usual} = ${word}`)
})
