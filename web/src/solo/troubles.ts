// What keeps the page's own tables from going on, by the names that the page has sentences for.
import { Refused } from './table/commands'
import { Changed, Newer } from './table/eventChecks'

/** An error that has a sentence of its own. */
export class NamedError extends Error {}

/** The name of what went wrong. */
export function whyNot(error: unknown): string {
  if (error instanceof NamedError) return error.message
  if (error instanceof Refused) return error.name
  if (error instanceof Changed) return 'NOT_REPLAYED_HERE'
  if (error instanceof Newer) return 'NEWER_LOG'
  if (!(error instanceof DOMException)) return 'NOT_READ'
  if (error.name === 'VersionError') return 'NEWER_LOG'
  // Another tab played on at the same table.
  return error.name === 'ConstraintError' ? 'BUSY' : 'NOT_KEPT'
}
