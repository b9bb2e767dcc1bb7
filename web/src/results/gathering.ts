// Finds the results of finished matches, the page's own and a server's, and keeps them.
import { Refusal } from '../net/api'
import type { MyTable } from '../protocol'
import { allMyTables, handLog, sheets } from '../tables/tables'
import { keepResult, keptResults, type Kept } from './keptResults'
import { counts, hasSheets, resultOf, type Result } from './result'

/** Who asked for the results. */
export interface Asker {
  /** Hears what there is, oldest first, while more are read. */
  tell(results: Result[]): void
  /** Whether a table's result isn't wanted any more. */
  skips(table: string): boolean
}

const TOO_MANY = 429
/** So long the server is left alone when it was asked too much. */
const REST = 20_000

/**
 * All results, oldest first. A table that can't be read is left out until the next time, a result from before
 * sheets were kept gets them while there are any; a browser that keeps nothing shows what it finds.
 */
export async function gathered({ tell, skips }: Asker): Promise<Result[]> {
  const kept = await keptResults().catch((): Kept => ({ results: [], deleted: new Set() }))
  const found = new Map(kept.results.map((one) => [one.table, one]))
  const all = () => [...found.values()].sort((one, other) => one.at - other.at)
  const wanted = (row: MyTable) => counts(row) && !kept.deleted.has(row.id) && !hasSheets(found.get(row.id))
  const rows = (await allMyTables().catch((): MyTable[] => [])).filter(wanted)
  for (const row of rows) {
    if (rows.length > 1) tell(all())
    const result = skips(row.id) ? null : await patiently(() => read(row)).catch(() => null)
    if (!result || skips(row.id)) continue
    found.set(row.id, result)
    await keepResult(result).catch(() => undefined)
  }
  return all()
}

/** Asks again after a rest as often as the server says that it was asked too much. */
async function patiently<Found>(ask: () => Promise<Found>): Promise<Found> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== TOO_MANY) throw error
      await new Promise((rested) => setTimeout(rested, REST))
    }
  }
}

async function read(row: MyTable): Promise<Result | null> {
  const ends = await sheets(row.id)
  const logs = []
  for (const { number } of ends) logs.push(await patiently(() => handLog(row.id, number)))
  return resultOf(row, ends, logs)
}
