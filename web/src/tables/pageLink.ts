// A connection to one of the page's own tables, as to a server's: it is never lost for long.
import type { Connection } from '../net/socket'
import type { ServerMessage } from '../protocol'
import type { TableEvent } from '../state/table/table'
import { ask, call, listen } from './pageWorker'

export function connectHere(table: string, on: (event: TableEvent) => void): Connection {
  const refuse = (name: string) => {
    on({ type: 'error', name, sentence: '', rule: '', values: {}, ref: '' })
    on({ type: 'link', link: 'refused' })
  }
  const join = () => {
    call({ name: 'join', table }).catch((error: Error) => refuse(error.name))
  }
  const stop = listen(table, (frame, why) => {
    if (why) refuse(why)
    else if (frame === null) join()
    else on(JSON.parse(frame) as ServerMessage)
  })
  on({ type: 'link', link: 'open' })
  join()
  return { send: (message) => ask(table, message), close: stop }
}
