// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../net/api'
import { goOnThere } from '../tables/tables'
import GoOnWithFriends from './GoOnWithFriends.svelte'

vi.mock('../tables/tables', () => ({ goOnThere: vi.fn() }))

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go on with friends' })

async function pressed(answer: Promise<string>): Promise<void> {
  vi.mocked(goOnThere).mockReturnValue(answer)
  render(GoOnWithFriends, { tableId: 'page-1' })
  await fireEvent.click(button())
}

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

describe('a match goes on with friends', () => {
  test('at the table that the server has opened', async () => {
    await pressed(Promise.resolve('river'))
    expect(goOnThere).toHaveBeenCalledWith('page-1')
    await vi.waitFor(() => expect(location.pathname).toBe('/t/river'))
  })
  test.each([
    ['no network', new Refusal(0, '')],
    ['a host of files only', new Refusal(501, '')],
  ])('without a server it says so, and can be tried again: %s', async (_, failure) => {
    await pressed(Promise.reject(failure))
    const said = await screen.findByRole('alert')
    expect(said.textContent).toContain('Friends need the server')
    expect(button().disabled).toBe(false)
    expect(location.pathname).toBe('/')
  })
  test('what the server refuses is told in its words', async () => {
    await pressed(Promise.reject(new Refusal(422, 'The match is over.', 'FINISHED')))
    expect((await screen.findByRole('alert')).textContent).toContain('The match is over.')
  })
})
