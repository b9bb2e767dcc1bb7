// @vitest-environment jsdom
// The bots of a running table: the fields show what the table has, whatever was tapped last.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'

import type { ClientMessage } from '../protocol'
import { tableInfo } from '../state/sample'
import BotsField from './BotsField.svelte'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map((one) => one.value)
const paced = (pace: 'calm' | 'quick') => tableInfo({ options: { ...tableInfo().options, pace } })

test('a pace stays chosen if the table takes it', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const sent: ClientMessage[] = []
  const send = (message: ClientMessage) => void sent.push(message)
  const { rerender } = render(BotsField, { table: tableInfo(), send })
  await fireEvent.click(screen.getByRole('radio', { name: 'Quick' }))
  expect(sent).toEqual([{ type: 'bots', bot: '', pace: 'quick' }])
  expect(chosen(), 'what was tapped').toEqual(['quick'])
  await vi.waitFor(() => expect(chosen(), 'it was refused').toEqual(['calm']), 10_000)
  await rerender({ table: paced('quick'), send })
  expect(chosen()).toEqual(['quick'])
  await rerender({ table: paced('calm'), send })
  expect(chosen()).toEqual(['calm'])
})
