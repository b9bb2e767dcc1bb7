// Movements under way: a tap or a key ends all of them at once.
const running = new Set<Animation>()

/** Lets an animation be skipped; resolves when it has ended, one way or the other. */
export async function skippable(animation: Animation): Promise<void> {
  if (!running.size) watch()
  running.add(animation)
  await animation.finished.catch(() => undefined)
  running.delete(animation)
  if (!running.size) unwatch()
}

/** Ends all movements: everything is where it belongs. */
export function skip(): void {
  for (const animation of [...running]) animation.finish()
}

function watch(): void {
  addEventListener('pointerdown', skip, true)
  addEventListener('keydown', skip, true)
}

function unwatch(): void {
  removeEventListener('pointerdown', skip, true)
  removeEventListener('keydown', skip, true)
}
