// One thing has one word: what a table has not changed is "as in the rule book" wherever one chooses rules.
import { expect, test } from 'vitest'
import english from './en/pages.ftl?raw'
import spanish from './es/pages.ftl?raw'

const WHERE_RULES_ARE_CHOSEN = /^(new|agreed|house|invitation)-[\w-]+ *=.*$/gm

test.each([
  ['English', english, /as published|published rules/i, 'as in the rule book'],
  ['Spanish', spanish, /reglamento|reglas publicadas/i, 'como en el libro de reglas'],
])('in %s', (_, source, other, word) => {
  const said = source.match(WHERE_RULES_ARE_CHOSEN)!
  expect(said.filter((line) => other.test(line))).toEqual([])
  expect(said.filter((line) => line.includes(word)).length).toBeGreaterThan(1)
})
