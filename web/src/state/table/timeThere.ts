// The time at the table, as its welcome told it: a device's own clock may be minutes off.
let ahead = 0

/** Notes what time it is at the table, in seconds; 0 where no time is told. */
export function setTime(now: number): void {
  ahead = now ? now - Date.now() / 1000 : 0
}

/** The table's time in seconds. */
export function timeThere(): number {
  return Date.now() / 1000 + ahead
}

/** Tells the table's time now and each second; returns how to stop. */
export function eachSecond(tell: (now: number) => void): () => void {
  tell(timeThere())
  const ticking = setInterval(() => tell(timeThere()), 1000)
  return () => clearInterval(ticking)
}
