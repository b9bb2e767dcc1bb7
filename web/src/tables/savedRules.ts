// House rules wherever they are saved: in this browser, or at a server. The id says which.
import { served } from '../build'
import * as server from '../net/api'
import type { HouseRules, PresetBody } from '../protocol'
import { houses, isOwnHouse, keepHouse, ownHouseId } from '../state/kept/habits'
import { judge } from './tables'

/** Saves house rules and puts them into the list; returns their id. Without a server they are kept here. */
export async function saveRules(body: PresetBody): Promise<string> {
  const { name, game, players = 4, settings = {} } = body
  const id = await saved(body)
  keepHouse({ id, name, game, players, settings })
  if (isOwnHouse(id) && !houses().some((one) => one.id === id)) throw new server.Refusal(0, '', 'RULES_NOT_KEPT')
  return id
}

async function saved(body: PresetBody): Promise<string> {
  if (served) {
    const there = await server.saveHouse(body).catch((error: unknown) => {
      if (!server.unanswered(error)) throw error
    })
    if (there) return there
  }
  await judge(body)
  return ownHouseId()
}

/** House rules by their id; those in the list are here without a server, too. */
export async function savedRules(id: string): Promise<HouseRules> {
  if (isOwnHouse(id) || !served) return keptHere(id)
  return server.houseRules(id).catch((error: unknown) => {
    if (server.unanswered(error)) return keptHere(id, error)
    throw error
  })
}

function keptHere(id: string, otherwise: unknown = new server.Refusal(404, '', 'NO_SUCH_RULES')): HouseRules {
  const found = houses().find((one) => one.id === id)
  if (!found?.settings) throw otherwise
  const { name, game, players = 4, settings } = found
  return { id, name, game, players, settings }
}
