// What the server says about pads in English has its Spanish here.
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import labels from '../../../../src/escalera/texts/es/padlabels.ftl?raw'
import checks from '../../../../src/escalera/texts/es/padchecks.ftl?raw'
import { learn, speak } from '../../lang/lang'
import english from '../../../../src/escalera/texts/en/padchecks.ftl?raw'
import { projectText } from '../../projectText'
import type { PadLine, PadSheet } from '../../protocol'
import samples from './samples.json'
import { findingText, labelId, labelText } from './padText'

const ids = new Set([labels, checks].flatMap((source) => new FluentResource(source).body.map((entry) => entry.id)))

test('every label of a sheet', () => {
  const sheets = samples.pads.map((one) => one.sheet as unknown as PadSheet)
  const told = sheets.flatMap((one) => [...one.fields, ...one.lines].flatMap((each) => each.words))
  expect(new Set(told).size).toBeGreaterThan(20)
  expect([...new Set(told)].filter((label) => !ids.has(labelId(label)))).toEqual([])
})

test('every finding', async () => {
  const source = await projectText('src/escalera/pad/checking/findings.py')
  const names = [...source.matchAll(/^ {4}([A-Z_]+) = "\1"/gm)].map((match) => match[1]!)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((check) => !ids.has(`padcheck-${check}`))).toEqual([])
})

test('a finding is said with its values', () => {
  learn(english)
  const finding = { level: 'impossible', rule: '', team: 0, field: '', values: {} } as const
  const reds = { ...finding, check: 'TOO_MANY_RED_THREES', values: { a: '6', b: '7' } }
  const said = 'The pack has only 6 red 3s, not 7.'
  expect(findingText({ ...reds, sentence: said })).toBe(said)
  expect(findingText({ ...reds, sentence: '' })).toBe(said)
  const needs = { ...finding, check: 'SETS_NEEDED', sentence: 'To go out, a team needs 2 red canastas.' }
  expect(findingText(needs)).toBe(needs.sentence)
})

test('what a team needs is said in the language of the page', async () => {
  const words = { words: 'at least 1 samba', words_es: 'al menos 1 samba' }
  const base = { level: 'impossible', rule: '', team: 1, field: 'out', check: 'SETS_NEEDED' } as const
  await speak('es')
  const said = findingText({ ...base, values: words, sentence: 'To go out, a team needs at least 1 samba.' })
  expect(said).toBe('Para cerrar, un equipo necesita al menos 1 samba.')
  const older = { ...base, values: { words: 'at least 1 samba' }, sentence: 'To go out, a team needs at least 1 samba.' }
  expect(findingText(older)).toBe(older.sentence)
  await speak('en')
})

test('a sheet that was kept before it had words is said by its label', async () => {
  const kept = { name: '', label: 'Sambas, 7s, wild canastas', each: 1500, fields: [] }
  await speak('es')
  expect(labelText(kept as unknown as PadLine)).toBe('Sambas, sietes, canastas de comodines')
  expect(labelText({ ...kept, label: 'Green canastas', words: ['Green-canastas'] })).toBe('Green canastas')
  await speak('en')
})
