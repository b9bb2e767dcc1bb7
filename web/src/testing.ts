// Before the client's tests: the texts that a page fetches from its server come from where they lie.
import { projectText } from './projectText'

const fetched = globalThis.fetch

globalThis.fetch = async (asked, ...more) =>
  typeof asked === 'string' && asked.endsWith('.ftl')
    ? new Response(await projectText(`web${asked}`))
    : fetched(asked, ...more)
