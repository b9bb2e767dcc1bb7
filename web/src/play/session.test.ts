import { beforeEach, expect, test } from 'vitest'

import type { ClientMessage } from '../protocol'
import { tableInfo, welcome } from '../state/sample'
import { seal } from '../state/sealing'
import { shownThen } from '../state/shown'
import type { TableEvent } from '../state/table'
import { Session } from './session.svelte'

let tell: (event: TableEvent) => void
let sent: ClientMessage[]

beforeEach(() => {
  sessionStorage.clear()
  sent = []
})

function session(): Session {
  return new Session('river', (_, on) => {
    tell = on
    return { send: (message) => sent.push(message), close() {} }
  })
}

test('a number is sealed, sent, and what the table showed by then is kept', () => {
  const mine = seal(session().number(1))
  const waiting = tableInfo({ wait_until: 1_800_000_000, commit: 'c0' })
  tell(welcome)
  tell(waiting)
  expect(sent).toMatchObject([{ type: 'seal', hash: mine }])
  expect(shownThen('river', 1, sessionStorage)).toBeNull()
  const sealed = { ...waiting, seals: [mine, 'bb', '', ''], numbers: true }
  tell(sealed)
  tell({ ...sealed, seals: [mine, 'xx', '', ''] })
  expect(sent[1]).toMatchObject({ type: 'shuffle' })
  expect(shownThen('river', 1, sessionStorage)).toMatchObject({ commit: 'c0', seals: [mine, 'bb', '', ''] })
})
