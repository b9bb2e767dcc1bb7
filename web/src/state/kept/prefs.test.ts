// @vitest-environment jsdom
import { get } from 'svelte/store'
import { expect, test, vi } from 'vitest'
import { projectText } from '../../projectText'
import { coach, coaching, explained } from './coaching'
import { cardScale, defaults, languageOf, prefs, read, show } from './prefs'

test('what was kept is read, what makes no sense is not', () => {
  const kept = JSON.stringify({ view: 'grid', sort: 'colour', fourColours: true, more: 1 })
  expect(read(kept)).toEqual({ ...defaults(), view: 'grid', fourColours: true })
})

test.each([null, '', 'nonsense', '3', 'null', '[]'])('nothing usable: the defaults (%s)', (kept) =>
  expect(read(kept)).toEqual(defaults()),
)

test('sounds that were on or off have a volume now', () => {
  expect(read('{"sound": false}').volume).toBe('off')
  expect(read('{"sound": true}').volume).toBe('normal')
  expect(read('{"sound": false, "volume": "loud"}').volume).toBe('loud')
})

test('suits have two colours until four are chosen', () => {
  expect(read(null).fourColours).toBe(false)
  expect(read('{"fourColours": true}').fourColours).toBe(true)
})

test('the language is the browser’s until one is chosen', () => {
  expect(languageOf(defaults(), 'es-AR')).toBe('es')
  expect(languageOf(defaults(), 'de-DE')).toBe('en')
  expect(languageOf({ ...defaults(), language: 'en' }, 'es')).toBe('en')
})

test('looks are attributes that the style sheets know', () => {
  const root = document.createElement('html')
  show({ ...defaults(), surface: 'dark', fourColours: true, back: 'night', textSize: 'huge' }, root)
  expect({ ...root.dataset }).toEqual({
    surface: 'dark',
    felt: 'green',
    contrast: 'normal',
    colours: 'four',
    back: 'night',
    cards: 'normal',
    text: 'huge',
    motion: 'auto',
  })
})

test('a change is kept', () => {
  prefs.update((now) => ({ ...now, sort: 'suit' }))
  expect(read(localStorage.getItem('escalera.prefs')).sort).toBe('suit')
  expect(get(prefs).sort).toBe('suit')
  expect(document.documentElement.dataset.surface).toBe('felt')
})

test('what another tab has chosen meanwhile stays, and is shown here', () => {
  const kept = { ...get(prefs), textSize: 'huge' }
  heardFromAnotherTab('escalera.prefs', kept)
  expect(document.documentElement.dataset.text).toBe('huge')
  prefs.update((now) => ({ ...now, back: 'gold' }))
  expect(read(localStorage.getItem('escalera.prefs'))).toMatchObject({ textSize: 'huge', back: 'gold' })
})

test('what another tab has kept is not written once more', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem')
  heardFromAnotherTab('escalera.prefs', { ...get(prefs), felt: 'wine' })
  expect(get(prefs).felt).toBe('wine')
  expect(written).toHaveBeenCalledTimes(1)
  written.mockRestore()
})

test('what the coach has explained in another tab stays explained', () => {
  coach(true)
  heardFromAnotherTab('escalera.coach', { on: true, said: { samba: ['draw'] } })
  explained('samba', 'discard')
  expect(get(coaching).said.samba).toEqual(['draw', 'discard'])
})

/** As the browser tells it: the other tab has kept it by then. */
function heardFromAnotherTab(key: string, value: object): void {
  const newValue = JSON.stringify(value)
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

test('large cards are as large in the layout as in the style sheet', async () => {
  const css = await projectText('web/src/style/tokens.css')
  const [, scale] = css.match(/data-cards='large'[^}]*--card-scale: ([\d.]+)/) ?? []
  expect(cardScale({ cardSize: 'large' })).toBe(Number(scale))
  expect(cardScale({ cardSize: 'normal' })).toBe(1)
})
