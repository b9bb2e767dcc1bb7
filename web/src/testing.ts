// Before the client's tests: the texts that a page fetches from its server come from where they lie.
import { projectText } from './projectText'

const fetched = globalThis.fetch

globalThis.fetch = async (asked, ...more) =>
  typeof asked === 'string' && asked.endsWith('.ftl')
    ? new Response(await projectText(place(asked)))
    : fetched(asked, ...more)

/** A file in this folder is asked for by its path in it, one beside it by its whole path. */
function place(asked: string): string {
  const [, beside] = asked.match(/^\/@fs\/.*?(\/src\/escalera\/.*)$/) ?? []
  return beside?.slice(1) ?? `web${asked}`
}
