// Finds the results of finished matches, the page's own and a server's, and keeps them.
import type { MyTable } from '../protocol'
import { handLog, myTables, sheets } from '../tables/tables'
import { keepResult, keptResults, type Kept } from './keptResults'
import { counts, hasSheets, resultOf, type Result } from './result'

const MOST = 100

/**
 * All results, oldest first. A table that can't be read is left out until the next time, a result from
 * before sheets were kept gets them while there are any; a browser that keeps nothing shows what it finds.
 */
export async function gathered(): Promise<Result[]> {
  const kept = await keptResults().catch((): Kept => ({ results: [], deleted: new Set() }))
  const found = new Map(kept.results.map((one) => [one.table, one]))
  const wanted = (row: MyTable) => !kept.deleted.has(row.id) && !hasSheets(found.get(row.id))
  const rows = await myTables(MOST).catch((): MyTable[] => [])
  for (const row of rows.filter((one) => counts(one) && wanted(one))) {
    const result = await read(row).catch(() => null)
    if (!result) continue
    found.set(row.id, result)
    await keepResult(result).catch(() => undefined)
  }
  return [...found.values()].sort((one, other) => one.at - other.at)
}

async function read(row: MyTable): Promise<Result | null> {
  const ends = await sheets(row.id)
  const logs = []
  for (const { number } of ends) logs.push(await handLog(row.id, number))
  return resultOf(row, ends, logs)
}
