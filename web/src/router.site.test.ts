// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'

vi.mock('./build', () => ({ served: false, fileAddress: (path: string) => path }))
const { bookPath, followLinks, go, here, newPath, onRoute, padPath, pagePath, replayPath, routeOf, tablePath } =
  await import('./router')

const FILE = '/games/cards/'
const SETTINGS = { jokers: '6', going_out: '2any+1red' }

afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', FILE)
})

function came(path: string) {
  history.replaceState(null, '', `${FILE}${path}`)
  return routeOf(here())
}

describe('a site without a server has one file, and its pages are behind a mark', () => {
  test.each([
    [pagePath(), { page: 'home' }],
    ['', { page: 'home' }],
    ['#main', { page: 'home' }],
    ['#//', { page: 'home' }],
    ['#///', { page: 'home' }],
    ['#//other.org/mine', { page: 'nowhere' }],
    [pagePath('mine'), { page: 'mine' }],
    [tablePath('page-river'), { page: 'table', id: 'page-river' }],
    [tablePath('page-river', 'rules'), { page: 'rules', table: 'page-river' }],
    [newPath('samba'), { page: 'new', game: 'samba', house: '' }],
    [padPath(), { page: 'pad', at: '', id: '' }],
    [padPath('season'), { page: 'pad', at: 'season', id: '' }],
    [replayPath('page-river', 2, 3, 41), { page: 'replay', id: 'page-river', hand: 2, seat: 3, step: 41 }],
    [bookPath('sambola', 'card', 3, SETTINGS), { page: 'book', part: 'card', players: 3, settings: SETTINGS }],
    [`${bookPath('samba', 'referee', 4, {})}#hand=7S+JK%3D6D`, { page: 'book', at: 'hand=7S+JK%3D6D' }],
  ])('%s', (path, route) => expect(came(path)).toMatchObject(route))

  test.each(['#/move', '#/move#a.b-c', '#/pad/shared/word', '#/what'])(
    'there is no page %s',
    (path) => expect(came(path)).toEqual({ page: 'nowhere' }),
  )
})

describe('going there', () => {
  function clicked(href: string): boolean {
    document.body.innerHTML = `<a href="${href}"><span>x</span></a><h2 id="Melds" tabindex="-1">x</h2>`
    document.addEventListener('click', followLinks, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('span')!.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('the file stays, wherever it lies', () => {
    history.replaceState(null, '', FILE)
    let told = 0
    const stop = onRoute(() => (told += 1))
    go(pagePath('look'))
    stop()
    expect([location.pathname, location.hash, told]).toEqual([FILE, '#/look', 1])
  })

  test('a link of ours is followed without loading', () => {
    history.replaceState(null, '', FILE)
    expect(clicked(tablePath('page-river'))).toBe(true)
    expect(routeOf(here())).toEqual({ page: 'table', id: 'page-river' })
  })

  test('a place on the page leaves the page where it is', () => {
    Element.prototype.scrollIntoView = vi.fn()
    came('#/book/samba?players=4')
    expect(clicked('#Melds')).toBe(true)
    expect(location.hash).toBe('#/book/samba?players=4#Melds')
    expect(document.activeElement?.id).toBe('Melds')
  })

  test('a file beside the page is left to the browser', () => {
    history.replaceState(null, '', FILE)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    clicked('/games/other.html')
    expect(location.pathname).toBe(FILE)
  })
})
