// Dates and times as people write them where the reader lives: in Britain the day comes first.
import { language } from './lang'

const DAY = /^\d{4}-\d\d-\d\d$/
/** What some systems call a language is none that a browser can write dates in: en-US@posix. */
const WITH_REGION = /^[a-z]+(-[a-z0-9]+)+$/i

/** Returns a time in words and figures; `seconds`: UTC. */
export function dated(seconds: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regional(language()), style).format(seconds * 1000)
}

/** Returns the day where the reader is, as `2026-02-14`. */
export function today(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Returns a day such as `2026-02-14` in words; what is no day stays as it is. */
export function dayInWords(day: string): string {
  const noon = Date.parse(`${day}T12:00`)
  return DAY.test(day) && noon ? dated(noon / 1000, { dateStyle: 'medium' }) : day
}

/** Returns the variant of a language that the reader has chosen in the browser, if there is one. */
export function regional(spoken: string, chosen: readonly string[] = navigator.languages): string {
  return chosen.find((one) => one.startsWith(`${spoken}-`) && WITH_REGION.test(one)) ?? spoken
}
