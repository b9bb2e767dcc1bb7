// @vitest-environment jsdom
// What the sheets for talking and for leaving show and send.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { ClientMessage, Said, TableInfo } from '../../protocol'
import { said, seat, tableInfo, welcome } from '../../state/sample'
import type { TableEvent } from '../../state/table/table'
import { Session } from '../session/session.svelte'
import MenuSheet from './MenuSheet.svelte'
import PhraseSheet from '../sayings/PhraseSheet.svelte'

let sent: ClientMessage[]
let hears: (event: TableEvent) => void
const onclose = vi.fn()

beforeAll(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  sent = []
  onclose.mockClear()
  history.replaceState(null, '', '/t/river')
})
afterEach(cleanup)

const PEOPLE = [seat(1, 'Ann'), seat(2, 'Ben', { bot: '' }), seat(3, 'Carla'), seat(4, 'Dan')]

function session(changed: Partial<TableInfo> = {}, heard: Said[] = []): Session {
  return new Session('river', (_, on) => {
    // The session hears after it has its connection.
    hears = on
    queueMicrotask(() => [welcome, tableInfo(changed), ...heard].forEach(on))
    return { send: (message) => sent.push(message), close() {} }
  })
}

async function menu(changed: Partial<TableInfo> = {}): Promise<HTMLElement> {
  const one = session(changed)
  await Promise.resolve()
  render(MenuSheet, { session: one, onclose, onopen() {} })
  return screen.getByRole('link', { name: /^Leave the table/ })
}

test('who leaves the table lets a bot play, as the entry says, and the others read that they have left', async () => {
  const link = await menu({ seats: PEOPLE })
  expect(link.textContent).toMatch(/A bot plays for you until you come back\./)
  expect(screen.queryByRole('button', { name: /bot/ })).toBeNull()
  await fireEvent.click(link)
  expect(sent).toEqual([{ type: 'leave' }])
  expect(location.pathname).toBe('/')
})

test.each([
  ['bots alone wait', {}],
  ['the match is over', { seats: PEOPLE, status: 'finished' }],
  ['nobody else sits there', { seats: [PEOPLE[0]!, seat(2, '', { bot: '' })] }],
] as [string, Partial<TableInfo>][])('where %s the table is just left', async (_, changed) => {
  const link = await menu(changed)
  expect(link.getAttribute('href')).toBe('/')
  expect(link.textContent!.trim()).toBe('Leave the table')
  link.addEventListener('click', (event) => event.preventDefault()) // jsdom goes nowhere
  await fireEvent.click(link)
  expect(sent).toEqual([])
})

test('the first page in another tab leaves nothing', async () => {
  await fireEvent.click(await menu({ seats: PEOPLE }), { ctrlKey: true })
  expect(sent).toEqual([])
})

async function phrases(heard: Said[], changed: Partial<TableInfo> = {}): Promise<void> {
  const one = session(changed, heard)
  await Promise.resolve()
  render(PhraseSheet, { session: one, onclose })
}

test('all that was said stands where one says something, newest last', async () => {
  await phrases([
    said(2, 'hello'),
    said(1, '', { text: 'Who deals?' }),
    said(2, 'hello'),
  ])
  const log = screen.getByRole('log', { name: 'What was said' })
  expect([...log.children].map((one) => one.textContent)).toEqual(['Ben: Hello!', 'Ann: Who deals?', 'Ben: Hello!'])
})

test('before anybody said something there is no empty list', async () => {
  await phrases([])
  expect(screen.queryByRole('log')).toBeNull()
  expect(screen.getByRole('button', { name: 'Hello!' })).toBeTruthy()
})

test('whoever opened the table says there where everybody talks, also in the match', async () => {
  await menu({ seats: PEOPLE, yours: true, call: '' })
  await fireEvent.input(screen.getByLabelText('Address of the call'), { target: { value: 'https://meet.example/samba' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toContainEqual({ type: 'call', link: 'https://meet.example/samba' })
})

test('what the table refuses is said in the menu, until the host tries again', async () => {
  await menu({ seats: PEOPLE, yours: true, call: '' })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await fireEvent.input(screen.getByLabelText('Address of the call'), { target: { value: 'http://meet.example' } })
  await save()
  hears({ type: 'error', name: 'NO_CALL', sentence: 'No address.', rule: '', values: {}, ref: '' })
  await tick()
  const alert = within(screen.getByRole('dialog')).getByRole('alert')
  expect(alert.textContent).toContain('No address.')
  await save()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was refused before the menu opened is not said in it', async () => {
  const one = session({ seats: PEOPLE, yours: true, call: '' })
  await Promise.resolve()
  one.hint('Not now.')
  render(MenuSheet, { session: one, onclose() {}, onopen() {} })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the others open the call', async () => {
  await menu({ seats: PEOPLE, call: 'https://meet.example/samba', yours: false })
  expect(screen.queryByLabelText('Address of the call')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open the call' }).getAttribute('href')).toBe('https://meet.example/samba')
})

const LOST = 'The connection is lost. Trying again …'
const link = async (link: 'lost' | 'open') => {
  hears({ type: 'link', link })
  await tick()
}

test('what nobody would hear is not said: the sheet stays, with the words, until the connection is back', async () => {
  const { options } = tableInfo()
  await phrases([], { options: { ...options, chat: true } })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: 'Back in ten minutes' } })
  await link('lost')
  screen.getByText(LOST)
  const send = screen.getByRole('button', { name: 'Say it' })
  for (const button of [send, screen.getByRole('button', { name: 'Hello!' })]) {
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(button)
  }
  expect([sent, onclose.mock.calls.length, field.value]).toEqual([[], 0, 'Back in ten minutes'])
  await link('open')
  expect(screen.queryByText(LOST)).toBeNull()
  await fireEvent.click(send)
  expect(sent).toEqual([{ type: 'say', text: 'Back in ten minutes' }])
  expect(onclose).toHaveBeenCalledOnce()
})

test('without a connection nobody is told of a pause, nor that somebody leaves', async () => {
  const leaves = await menu({ seats: PEOPLE })
  await link('lost')
  screen.getByText(LOST)
  await fireEvent.click(screen.getByRole('button', { name: /^Pause/ }))
  expect(onclose).not.toHaveBeenCalled()
  expect(leaves.textContent!.trim()).toBe('Leave the table')
  leaves.addEventListener('click', (event) => event.preventDefault()) // jsdom goes nowhere
  await fireEvent.click(leaves)
  expect(sent).toEqual([])
})

test('without a connection nothing is sent from the menu', async () => {
  await menu({ seats: PEOPLE, yours: true, call: '' })
  await fireEvent.input(screen.getByLabelText('Address of the call'), { target: { value: 'https://meet.example/samba' } })
  await link('lost')
  const before = sent.length
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent.length).toBe(before)
  expect(screen.getByText(LOST)).toBeTruthy()
})
