// A lesson in progress: its table, which answers in a live table's messages, and what is worth a try
// in it.
import type { Connection } from '../../net/socket'
import type { ClientMessage, Lesson, LessonTable, ServerMessage } from '../../protocol'
import type { TableEvent } from '../../state/table/table'

/** The lesson's player sits at seat 1. */
const OWN = '1 '

export interface Watch {
  /** The lesson has moved on: the state of its goal, and the player's plays. */
  moved: (became: LessonTable['became'], plays: readonly string[]) => void
  failed: (error: unknown) => void
}

type Asks = (plays: readonly string[], ask?: ClientMessage) => Promise<LessonTable>

/** Connects to a lesson's table; it answers requests in order, one after the other. */
export function sitDown(ask: Asks, on: (event: TableEvent) => void, watch: Watch): Connection {
  let plays: readonly string[] = []
  let gone = false
  let before: Promise<void> = Promise.resolve()

  async function answer(message?: ClientMessage): Promise<void> {
    if (gone) return
    try {
      const found = await ask(plays, message)
      if (gone) return
      plays = found.plays
      for (const one of found.messages) on(one as unknown as ServerMessage)
      watch.moved(found.became, plays)
    } catch (error) {
      if (gone) return
      on({ type: 'link', link: 'open' }) // nothing is on its way any more
      watch.failed(error)
    }
  }

  function send(message?: ClientMessage): void {
    before = before.then(() => answer(message))
  }

  send()
  return { send, close: () => void (gone = true) }
}

/** What to try next, in words of the record; in alphabetical order, so that it gives no hint. */
export function worthATry(lesson: Lesson, plays: readonly string[]): string[] {
  const own = lesson.solution.filter((play) => play.startsWith(OWN)).map((play) => play.slice(OWN.length))
  const next = plays.every((play, at) => play === own[at]) ? own[plays.length] : undefined
  const tempting = lesson.tempting.map(({ play }) => play).filter((play) => play !== next)
  return next ? [next, ...tempting].sort() : []
}
