// Dragging a seat onto another one with a finger or a mouse; taps stay clicks.
export interface Drag {
  /** The seat under the pointer while dragging, 0 for none; -1 when the drag is over. */
  over(seat: number): void
  drop(seat: number): void
}

const FAR = 8

/** A Svelte action for the handle of a seat. Tiles that can be dropped on have `data-seat`. */
export function draggable(handle: HTMLElement, drag: Drag): { update(now: Drag): void; destroy(): void } {
  let now = drag
  let start: PointerEvent | null = null
  let moving = false

  const seatAt = (event: PointerEvent): number => {
    const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-seat]')
    return Number((tile as HTMLElement | null)?.dataset.seat ?? 0)
  }
  const down = (event: PointerEvent) => {
    start = event
    moving = false
    handle.setPointerCapture?.(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (!start) return
    moving ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR
    if (moving) now.over(seatAt(event))
  }
  const up = (event: PointerEvent) => {
    if (start && moving) now.drop(seatAt(event))
    now.over(-1)
    start = null
  }
  const cancel = () => {
    start = null
    now.over(-1)
  }
  // The click that ends a drag is not a tap.
  const click = (event: MouseEvent) => {
    if (moving) event.stopImmediatePropagation()
    moving = false
  }

  handle.addEventListener('pointerdown', down)
  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', up)
  handle.addEventListener('pointercancel', cancel)
  handle.addEventListener('click', click, true)
  return {
    update: (changed) => (now = changed),
    destroy: () => {
      handle.removeEventListener('pointerdown', down)
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', up)
      handle.removeEventListener('pointercancel', cancel)
      handle.removeEventListener('click', click, true)
    },
  }
}
