import { get } from 'svelte/store'
import { expect, test } from 'vitest'
import { defaults, languageOf, prefs, read, show } from './prefs'

test('what was kept is read, what makes no sense is not', () => {
  const kept = JSON.stringify({ view: 'grid', sort: 'colour', fourColours: false, more: 1 })
  expect(read(kept)).toEqual({ ...defaults(), view: 'grid', fourColours: false })
})

test.each([null, '', 'nonsense', '3', 'null', '[]'])('nothing usable: the defaults (%s)', (kept) =>
  expect(read(kept)).toEqual(defaults()),
)

test('the language is the browser’s until one is chosen', () => {
  expect(languageOf(defaults(), 'es-AR')).toBe('es')
  expect(languageOf(defaults(), 'de-DE')).toBe('en')
  expect(languageOf({ ...defaults(), language: 'en' }, 'es')).toBe('en')
})

test('looks are attributes that the style sheets know', () => {
  const root = document.createElement('html')
  show({ ...defaults(), surface: 'paper', fourColours: false, textSize: 'huge' }, root)
  const { surface, colours, text, contrast, motion } = root.dataset
  expect([surface, colours, text, contrast, motion]).toEqual(['paper', 'two', 'huge', 'normal', 'auto'])
})

test('a change is kept', () => {
  prefs.update((now) => ({ ...now, sort: 'suit' }))
  expect(read(localStorage.getItem('escalera.prefs')).sort).toBe('suit')
  expect(get(prefs).sort).toBe('suit')
  expect(document.documentElement.dataset.surface).toBe('felt')
})
