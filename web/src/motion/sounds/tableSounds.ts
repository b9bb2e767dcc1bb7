// What is heard at a table: each play makes its sound once, as it comes.
import type { PublicHand } from '../../protocol'
import { heard } from './heard'
import { play } from './sound'

export class TableSounds {
  #last: PublicHand | null = null

  /** Call after the page has changed; without `shown` it notes the change, and nothing sounds. */
  after(table: PublicHand, me: number, shown = true): void {
    const sound = shown ? heard(this.#last, table, me) : undefined
    this.#last = table
    if (sound) play(sound)
  }
}
