// Chosen cards that were dragged to a place of the table wait there until the server says what they can do.
import { untrack } from 'svelte'
import { answered } from '../../state/table/moves'
import type { Session } from './session.svelte'

interface Dropped {
  place: string
  cards: readonly string[]
}

/** `play` hears the place when the server has answered; the returned function says where cards were dropped. */
export function dropping(at: () => Session, play: (place: string) => void): (place: string) => void {
  let dropped = $state.raw<Dropped | null>(null)
  $effect(() => {
    const session = at()
    if (!dropped || (!forgotten(session, dropped) && asks(session))) return
    const place = forgotten(session, dropped) ? '' : dropped.place
    dropped = null
    if (place) untrack(() => play(place))
  })
  return (place) => (dropped = { place, cards: at().selected })
}

/** Other cards are chosen now, or nothing can be played: a drop from before would come as a surprise. */
function forgotten(session: Session, { cards }: Dropped): boolean {
  const stopped = session.busy && !session.state.waiting
  return stopped || !cards.length || session.selected !== cards
}

function asks(session: Session): boolean {
  return session.mine && !answered(session.state, session.selected)
}
