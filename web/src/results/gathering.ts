// Finds the results of finished matches, the page's own and a server's, and keeps them.
import type { MyTable } from '../protocol'
import { handLog, myTables, sheets } from '../tables/tables'
import { keepResult, keptResults, type Kept } from './keptResults'
import { counts, resultOf, type Result } from './result'

const MOST = 100

/**
 * All results, oldest first. A table that can't be read is left out until the next time; a browser
 * that keeps nothing shows what it finds.
 */
export async function gathered(): Promise<Result[]> {
  const kept = await keptResults().catch((): Kept => ({ results: [], deleted: new Set() }))
  const known = new Set([...kept.results.map((one) => one.table), ...kept.deleted])
  const rows = await myTables(MOST).catch((): MyTable[] => [])
  const found: Result[] = []
  for (const row of rows.filter((one) => counts(one) && !known.has(one.id))) {
    const result = await read(row).catch(() => null)
    if (!result) continue
    found.push(result)
    await keepResult(result).catch(() => undefined)
  }
  return [...kept.results, ...found].sort((one, other) => one.at - other.at)
}

async function read(row: MyTable): Promise<Result | null> {
  const ends = await sheets(row.id)
  const logs = []
  for (const { number } of ends) logs.push(await handLog(row.id, number))
  return resultOf(row, ends, logs)
}
