// Which sheet lies over the table, and until when: what is asked about a play is over with the chance to play it.
import type { MeldInfo } from '../../protocol'
import { action, type Action } from '../../state/plays/actions'
import { usesLastCard } from '../../state/table/moves'
import type { Session } from './session.svelte'

export type Open =
  | { sheet: 'menu' | 'log' | 'scores' | 'say' | 'keys' | 'take' | 'back' | 'ask' | 'look' | 'question' }
  | { sheet: 'places'; actions: Action[] }
  | { sheet: 'out'; action: string }
  | { sheet: 'meld'; meld: MeldInfo }
  | { sheet: 'rules'; rule: string }

/** Whether a sheet is still about something: the turn may end, or another page of the player's may play. */
export function stillOpen(open: Open, session: Session): boolean {
  switch (open.sheet) {
    case 'take':
      return session.takes.length > 0
    case 'question':
      return session.legal.includes('ask')
    case 'places':
      return session.mine
    case 'out':
      return session.mine && usesLastCard(session.state, action(open.action))
    default:
      return true
  }
}
