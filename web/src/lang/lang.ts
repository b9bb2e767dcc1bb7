// The page's words in the player's language (Fluent): English at once, others when wanted.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import { spanish } from './spanish'

export type Language = 'en' | 'es'
export type Args = Record<string, string | number>

// Score pad, rule book, results and a new table’s fields bring their own words, as most visitors never open one.
const ENGLISH = import.meta.glob<string>(['./en/*.ftl', '!./en/{book,means,pad,results}.ftl', '../../../src/escalera/texts/en/{bots,settings,values}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LATER: Record<Exclude<Language, 'en'>, () => Promise<string[]>> = { es: spanish }

const english = bundle('en', Object.values(ENGLISH))
let current: { language: Language; bundle: FluentBundle } = { language: 'en', bundle: english }
/** The language chosen last: its words may still be on their way. */
let latest: Language = 'en'
let changed = () => {}
// Components show their words again when the language changes.
const subscribe = createSubscriber((update) => {
  changed = update
})

function bundle(language: Language, sources: readonly string[]): FluentBundle {
  // Marks around values would show as boxes in some fonts; our text is never right-to-left.
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source))
  return made
}

/** Adds English words of a part that is loaded later. */
export function learn(source: string): void {
  english.addResource(new FluentResource(source))
}

/** Adds English words that came after what shows them. */
export function learnLate(sources: readonly string[]): void {
  sources.forEach(learn)
  changed()
}

/** Returns a message in words: in English if the language lacks it, as its id if none has it. */
export function t(id: string, args?: Args): string {
  subscribe()
  return said(current.bundle, id, args) ?? said(english, id, args) ?? id
}

/** Whether there are words for an id. */
export function has(id: string): boolean {
  subscribe()
  return current.bundle.hasMessage(id) || english.hasMessage(id)
}

export function language(): Language {
  subscribe()
  return current.language
}

/** Whether the current language itself has words for an id. */
export function hasOwn(id: string): boolean {
  subscribe()
  return current.bundle.hasMessage(id)
}

/** Speaks a language from now on, unless another is wanted before its words are there. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted
  const words =
    wanted === 'en' ? english : bundle(wanted, await LATER[wanted]())
  if (latest !== wanted) return
  current = { language: wanted, bundle: words }
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
  changed()
}

const formats = new Map<Language, Intl.NumberFormat>()

/** A whole number as at a table: 1,210. Making a format takes a slow phone 50 ms, so late and once. */
export function number(value: number): string {
  const spoken = language()
  if (Math.abs(value) < 1000) return String(value)
  const format = formats.get(spoken) ?? new Intl.NumberFormat(spoken, { useGrouping: true })
  formats.set(spoken, format)
  return format.format(value)
}

function said(from: FluentBundle, id: string, args?: Args): string | undefined {
  const value = from.getMessage(id)?.value
  return value ? from.formatPattern(value, args ?? null, []) : undefined
}
