// Dragging in the hand: over cards it chooses them and reports each once; from a chosen card, or out
// of the hand, it carries the cards to where they should go.

/** Carries the cards on: hears of each move, and at last of a drop or of giving up. */
export interface Carrying {
  move(x: number, y: number): void
  drop(x: number, y: number): void
  stop(): void
}

export interface Dragging {
  /** The `data-key` of a card that was passed. */
  passed(key: string): void
  /** Whether a drag from this card carries the chosen ones. */
  chosen(key: string): boolean
  /** Cards are lifted: the chosen ones, or this one `alone`, whatever it passed on its way out. */
  lift(key: string, alone: boolean): Carrying
}

const FAR_ENOUGH = 10 // pixels; less is a tap that trembles

/** Watches a hand; returns what ends the watching. */
export function sweep(hand: HTMLElement, dragging: Dragging): () => void {
  let start: { finger: number; x: number; y: number; key: string } | null = null
  let swept = new Set<string>()
  let carrying: Carrying | null = null
  /** The click that ends a drag is not a tap. */
  let dragged = false

  function down(event: PointerEvent): void {
    if (start && !event.isPrimary && another(event)) return
    const { pointerId: finger, clientX: x, clientY: y } = event
    const key = keyAt(event)
    swept = new Set()
    dragged = false
    start = key && event.button === 0 ? { finger, x, y, key } : null
  }
  /** Whether it is not the one that began: a palm that rests on the screen, say. */
  function another(event: PointerEvent): boolean {
    return start?.finger !== event.pointerId
  }
  function move(event: PointerEvent): void {
    if (another(event)) return
    if (carrying) return carrying.move(event.clientX, event.clientY)
    if (!start || event.buttons === 0) return
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR_ENOUGH) return
    const all = !swept.size && dragging.chosen(start.key)
    if (all || outside(event)) lift(start.key, event, !all)
    else over(start.key, keyAt(event))
  }
  function lift(key: string, event: PointerEvent, alone: boolean): void {
    dragged = true
    carrying = dragging.lift(key, alone)
    carrying.move(event.clientX, event.clientY)
  }
  function over(from: string, key: string): void {
    if (!key || (key === from && !swept.size)) return
    pass(from)
    pass(key)
  }
  function pass(key: string): void {
    if (swept.has(key)) return
    swept.add(key)
    dragged = true
    dragging.passed(key)
  }
  function up(event: PointerEvent): void {
    if (another(event)) return
    carrying?.drop(event.clientX, event.clientY)
    carrying = start = null
  }
  function cancel(event: PointerEvent): void {
    if (!another(event)) stop()
  }
  function stop(): void {
    carrying?.stop()
    carrying = start = null
  }
  function click(event: MouseEvent): void {
    if (!dragged || event.detail === 0) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  function outside(event: PointerEvent): boolean {
    const { left, right, top, bottom } = hand.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    return x < left || x > right || y < top || y > bottom
  }
  function keyAt(event: PointerEvent): string {
    const found = document.elementFromPoint?.(event.clientX, event.clientY)
    const one = found?.closest<HTMLElement>('[data-key]')
    return one && hand.contains(one) ? (one.dataset.key ?? '') : ''
  }

  hand.addEventListener('pointerdown', down)
  hand.addEventListener('click', click, true)
  // A mouse that has left the hand is still dragging.
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancel)
  return () => {
    stop()
    hand.removeEventListener('pointerdown', down)
    hand.removeEventListener('click', click, true)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
  }
}
