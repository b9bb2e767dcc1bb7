// The language chosen last is spoken, however late the words of another one come.
import { afterEach, expect, test } from 'vitest'

import { language, speak, t } from './lang'

afterEach(() => speak('en'))

test('English chosen while Spanish is on its way stays', async () => {
  const late = speak('es')
  await speak('en')
  await late
  expect([language(), t('app-mine')]).toEqual(['en', 'My tables'])
})

test('Spanish chosen again while it is on its way is spoken', async () => {
  await Promise.all([speak('es'), speak('en'), speak('es')])
  expect(language()).toBe('es')
})

test('words that can’t be loaded change nothing that was chosen later', async () => {
  const fetched = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new Error('offline'))
  const late = speak('es').catch(() => 'failed')
  globalThis.fetch = fetched
  await speak('es')
  expect([await late, language()]).toEqual(['failed', 'es'])
})
