// English sentences of refusals. A server's refusal brings its own along, so the page fetches them only
// when it has judged something itself. Other languages have them with their first words.
import { fetched } from './fetched'
import { learnLate } from './lang'

const FILES = import.meta.glob<string>('../../../src/escalera/texts/en/{needs,positions,rulesets,server}.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})

let words: Promise<void> | undefined

/** Resolves when they are known; rejects if they can't be had now. */
export function refusalWords(): Promise<void> {
  words ??= Promise.all(Object.values(FILES).map(fetched)).then(learnLate)
  words.catch(() => (words = undefined))
  return words
}
