// How well a player knows these games, as they said once; their first tables follow from it.
import { coach } from './coaching'
import { keepText, keptText } from './storage'

export const EXPERIENCES = ['new', 'some', 'often'] as const
export type Experience = (typeof EXPERIENCES)[number]

/** The level and pace of a first table: never the strongest bot unasked. */
export const FIRST_TABLES = {
  new: { bot: 'easy', pace: 'slow' },
  some: { bot: 'medium', pace: 'calm' },
  often: { bot: 'hard', pace: 'calm' },
} as const

const KEY = 'escalera.experience'

/** What the player said; undefined if they were not asked yet. */
export function experience(): Experience | undefined {
  const said = keptText(KEY)
  return EXPERIENCES.find((one) => one === said)
}

/** Keeps what the player said; whoever is no old hand gets a coach. */
export function keepExperience(said: Experience): void {
  coach(said !== 'often')
  keepText(KEY, said)
}
