import { expect, test, vi } from 'vitest'
import type { ClientMessage, Lesson, LessonTable } from '../../protocol'
import type { TableEvent } from '../../state/table/table'
import { sitDown, worthATry } from './lessonCourse'

const verdict = { legal: false, name: 'NOT_A_MELD', sentence: 'No.', rule: 'Melds' }
const lesson = {
  solution: ['1 draw', '1 add JC to m1', '1 ask', '3 yes', '1 discard 9C'],
  tempting: [{ play: 'add 9C to m1', told: 'Add 9♣ to meld 1.', verdict }],
} as unknown as Lesson
const draw: ClientMessage = { type: 'play', seq: 0, action: 'draw', ref: 'play' }
const discard: ClientMessage = { type: 'play', seq: 1, action: 'discard 9C', ref: 'play' }

test('what tempts is worth a try beside what is right', () => {
  expect(worthATry(lesson, ['draw'])).toEqual(['add 9C to m1', 'add JC to m1'])
  expect(worthATry(lesson, ['draw', 'add JC to m1', 'ask'])).toEqual(['add 9C to m1', 'discard 9C'])
  expect(worthATry(lesson, ['draw', 'discard JC'])).toEqual([])
})

/** A lesson's table that takes every play. */
function table(asked: unknown[]) {
  return async (plays: readonly string[], ask?: ClientMessage): Promise<LessonTable> => {
    asked.push([...plays, ask?.type ?? 'begin'])
    const added = ask?.type === 'play' ? [ask.action] : []
    return { became: 'open', plays: [...plays, ...added], messages: [{ type: 'pong', ref: '' }] }
  }
}

test('what is sent at once is answered in order, each with the plays before it', async () => {
  const [asked, heard, moved] = [[] as unknown[], [] as TableEvent[], vi.fn()]
  const link = sitDown(table(asked), (event) => heard.push(event), { moved, failed: vi.fn() })
  link.send(draw)
  link.send(discard)
  await vi.waitFor(() => expect(heard).toHaveLength(3))
  expect(asked).toEqual([['begin'], ['play'], ['draw', 'play']])
  expect(moved).toHaveBeenLastCalledWith('open', ['draw', 'discard 9C'])
})

test('a table that fails lets go of the play on its way, and says why', async () => {
  const heard: TableEvent[] = []
  const failed = vi.fn()
  const wrong = new Error('no network')
  sitDown(() => Promise.reject(wrong), (event) => heard.push(event), { moved: vi.fn(), failed })
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(wrong))
  expect(heard).toEqual([{ type: 'link', link: 'open' }])
})

test('who has left hears nothing more', async () => {
  const heard: TableEvent[] = []
  const moved = vi.fn()
  const link = sitDown(table([]), (event) => heard.push(event), { moved, failed: vi.fn() })
  link.close()
  await Promise.resolve()
  await Promise.resolve()
  expect([heard, moved.mock.calls]).toEqual([[], []])
})
