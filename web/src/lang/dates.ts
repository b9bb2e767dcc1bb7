// Dates and times as people write them where the reader lives: in Britain the day comes first.
import { language } from './lang'

/** What some systems call a language is none that a browser can write dates in: en-US@posix. */
const WITH_REGION = /^[a-z]+(-[a-z0-9]+)+$/i

/** Returns a time in words and figures; `seconds`: UTC. */
export function dated(seconds: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regional(language()), style).format(seconds * 1000)
}

/** Returns the variant of a language that the reader has chosen in the browser, if there is one. */
export function regional(spoken: string, chosen: readonly string[] = navigator.languages): string {
  return chosen.find((one) => one.startsWith(`${spoken}-`) && WITH_REGION.test(one)) ?? spoken
}
