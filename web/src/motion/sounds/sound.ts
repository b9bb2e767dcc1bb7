// Short, soft sounds made on the spot, so there is nothing to load.
import { get } from 'svelte/store'
import { prefs } from '../../state/kept/prefs'

export type Sound = 'card' | 'meld' | 'take' | 'complete' | 'turn' | 'no' | 'end'

/** Notes: frequency in hertz, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  card: [[320, 0, 0.05]],
  meld: [
    [440, 0, 0.06],
    [554, 0.06, 0.08],
  ],
  take: [
    [300, 0, 0.05],
    [340, 0.06, 0.05],
    [380, 0.12, 0.06],
  ],
  complete: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.18],
  ],
  turn: [
    [660, 0, 0.12],
    [880, 0.13, 0.2],
  ],
  no: [[196, 0, 0.16]],
  end: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.15],
    [1047, 0.45, 0.35],
  ],
}
const LOUD = { off: 0, soft: 0.025, normal: 0.06, loud: 0.16 }

let context: AudioContext | null = null
/** How many notes have not ended yet. */
let sounding = 0

/** Plays a sound if the player wants any; browsers allow it only after a first tap. */
export function play(sound: Sound): void {
  // Before the first tap notes would only gather, and sound all at once after it.
  if (!wanted() || navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const note of NOTES[sound]) strike(context, note, LOUD[get(prefs).volume])
  } catch {
    // no device to play on: the game is the same without
  }
}

/** Whether the player wants sounds, and the browser can make them. */
function wanted(): boolean {
  return LOUD[get(prefs).volume] > 0 && typeof AudioContext !== 'undefined'
}

/** Wakes the device in the first tap: some browsers let it sound only then. Returns how to stop waiting. */
export function soundFromFirstTap(): () => void {
  const tapped = () => void wake().catch(() => undefined)
  addEventListener('click', tapped, { once: true })
  return () => removeEventListener('click', tapped)
}

async function wake(): Promise<void> {
  if (!wanted()) return
  context ??= new AudioContext()
  await context.resume()
  if (!sounding) await context.suspend()
}

function strike(on: AudioContext, [hertz, start, length]: [number, number, number], loud: number): void {
  const [tone, gain, at] = [on.createOscillator(), on.createGain(), on.currentTime + start]
  tone.type = 'sine'
  tone.frequency.value = hertz
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.onended = () => ended(on)
  sounding++
  tone.connect(gain).connect(on.destination)
  tone.start(at)
  tone.stop(at + length)
}

/** After the last note the device may rest: it uses up a phone's battery even in silence. */
function ended(on: AudioContext): void {
  sounding--
  if (!sounding) void on.suspend()
}
