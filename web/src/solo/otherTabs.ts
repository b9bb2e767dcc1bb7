// Other tabs of this browser may show the same table: each hears when one of them has kept something of it.
// Whoever kept something last leads; the others give bots and clocks a head start, so that no two play at once.

/** Seconds after which a tab takes over from one that was closed. */
const HEAD_START = 1

const channel = new BroadcastChannel('escalera-tables')
let follows = false

/** Tells the other tabs that more of a table is kept, or nothing any more. */
export function tellOthers(table: string): void {
  follows = false
  channel.postMessage(table)
}

/** Listens to the other tabs. */
export function hearOthers(heard: (table: string) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data))
}

/** Lets another tab lead, as it was faster. */
export function follow(): void {
  follows = true
}

/** For how many seconds this tab leaves to another what is due. */
export function headStart(): number {
  return follows ? HEAD_START : 0
}
