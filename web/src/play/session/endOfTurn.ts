// What the buttons at the end of a turn do: discard, take back, and clear what was meant.
import { ofKind } from '../../state/plays/actions'
import { discardHint } from './prompts'
import type { Session } from './session.svelte'

/** Discards the chosen card, at once if it waits already, or says why it can't go. */
export function endTurn(session: Session, play: (text: string) => void): void {
  if (session.discarding.held) session.discarding.hurry()
  else if (!session.discard) session.hint(discardHint(session.state))
  else if (session.legal.includes(session.discard)) play(session.discard)
  else session.why(session.discard)
}

/** Takes back a discard on its way, or what was tabled in this turn; `choose` if there are several. */
export function takeBack(session: Session, choose: () => void): void {
  const backs = ofKind(session.legal, 'back')
  if (session.discarding.held) session.discarding.takeBack()
  else if (backs.length === 1) session.play(backs[0]!.text)
  else if (backs.length) choose()
  else session.why('back')
}

/** Takes back what was meant last: a discard on its way, the question about it, or the chosen cards. */
export function clear(session: Session): void {
  if (session.discarding.held || session.discarding.asked) session.discarding.takeBack()
  else session.clear()
}
