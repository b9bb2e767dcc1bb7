// Before the client's tests: texts that a page fetches from its server come straight from their files.
import { projectText } from './projectText'

const fetched = globalThis.fetch

globalThis.fetch = async (asked, ...more) =>
  typeof asked === 'string' && asked.endsWith('.ftl')
    ? new Response(await projectText(place(asked)))
    : fetched(asked, ...more)

/** Ask for a file in this folder by its path in it, and for one outside by its whole path. */
function place(asked: string): string {
  const [, beside] = asked.match(/^\/@fs\/.*?(\/src\/escalera\/.*)$/) ?? []
  return beside?.slice(1) ?? `web${asked}`
}
