// @vitest-environment jsdom
// A question before something is done for good: by keys nobody loses their place.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Sure from './Sure.svelte'

afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })

/** Presses it as keys do: what is pressed has the focus. */
async function press(name: string): Promise<void> {
  button(name).focus()
  await fireEvent.click(button(name))
}

function asking(onyes: () => Promise<void> | void = () => undefined): void {
  render(Sure, { ask: 'Delete', yes: 'Delete it for good', no: 'Keep', onyes })
}

test('the focus goes to the answer that changes nothing, in a group that says what it is about', async () => {
  asking()
  await press('Delete')
  expect(document.activeElement).toBe(button('Keep'))
  expect(screen.getByRole('group', { name: 'Delete it for good' }).contains(button('Keep'))).toBe(true)
})

test('who thinks better of it is back where they were', async () => {
  const done = vi.fn()
  asking(done)
  await press('Delete')
  await press('Keep')
  expect(document.activeElement).toBe(button('Delete'))
  expect(done).not.toHaveBeenCalled()
})

test('what takes a while is done once, and the focus stays on its answer meanwhile', async () => {
  let end = () => undefined as void
  const done = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  asking(done)
  await press('Delete')
  await press('Delete it for good')
  await press('Delete it for good')
  await press('Keep') // too late
  await press('Delete it for good')
  expect(done).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button('Delete it for good'))
  end()
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Delete')))
})

test('a page is not made to lose the place that it has found', async () => {
  asking(() => document.querySelector<HTMLElement>('[data-next]')!.focus())
  document.body.insertAdjacentHTML('beforeend', '<h1 tabindex="-1" data-next>Pads</h1>')
  await press('Delete')
  await press('Delete it for good')
  await vi.waitFor(() => expect(button('Delete')).toBeTruthy())
  expect(document.activeElement?.textContent).toBe('Pads')
  document.querySelector('[data-next]')!.remove()
})

test('while something else is under way a yes does nothing, and the question stays', async () => {
  const onyes = vi.fn()
  render(Sure, { ask: 'Delete', yes: 'Delete it for good', no: 'Keep', waits: true, onyes })
  await press('Delete')
  await press('Delete it for good')
  expect(onyes).not.toHaveBeenCalled()
  expect(button('Delete it for good')).toBeTruthy()
})
