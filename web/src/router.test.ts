// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { bookPath, followLinks, go, onRoute, replayPath, routeOf, rulesPath } from './router'

const at = (path: string) => routeOf(new URL(path, 'http://table.test'))

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/samba', { page: 'new', game: 'samba', house: '' }],
    ['/new/samba?house=abc', { page: 'new', game: 'samba', house: 'abc' }],
    ['/t/quiet-river', { page: 'table', id: 'quiet-river' }],
    ['/t/quiet-river/', { page: 'table', id: 'quiet-river' }],
    ['/house/abc123', { page: 'house', id: 'abc123' }],
    ['/mine', { page: 'mine' }],
    ['/look', { page: 'look' }],
    ['/move', { page: 'move', token: '' }],
    ['/move#a.b-c', { page: 'move', token: 'a.b-c' }],
    ['/about', { page: 'about' }],
    ['/what', { page: 'nowhere' }],
    ['/mine/more', { page: 'nowhere' }],
    ['/t/river/what', { page: 'nowhere' }],
    ['/t/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
  ])('%s', (path, route) => expect(at(path)).toEqual(route))

  test('a replay, its own way there, and nonsense in it', () => {
    const route = { page: 'replay', id: 'river', hand: 2, seat: 3, step: 41 }
    expect(at(replayPath('river', 2, 3, 41))).toEqual(route)
    expect(at('/t/river/replay/x?seat=-1&step=many')).toEqual({ ...route, hand: 1, seat: 0, step: 0 })
  })

  test('the rules of a table, with the place in them', () => {
    expect(at('/t/river/rules#Melds%3B%20R15')).toMatchObject({ table: 'river', at: 'Melds; R15' })
  })

  test('the rules of a game under settings', () => {
    const settings = { jokers: '6', going_out: '2any+1red' }
    const route = at(rulesPath('sambola', 3, settings))
    expect(route).toMatchObject({ page: 'rules', game: 'sambola', players: 3, settings })
    expect(at('/rules/samba')).toMatchObject({ players: 4, settings: {} })
  })

  test("a part of a game's book, with what is the part's own", () => {
    const settings = { jokers: '6', going_out: '2any+1red' }
    const path = `${bookPath('sambola', 'referee', 3, settings)}#hand=7S+JK%3D6D`
    const route = { page: 'book', part: 'referee', game: 'sambola', players: 3, settings }
    expect(at(path)).toEqual({ ...route, at: 'hand=7S+JK%3D6D' })
    expect(at(bookPath('samba', '', 4, {}))).toMatchObject({ page: 'book', part: '', game: 'samba' })
    expect(at('/book/samba/card/more')).toEqual({ page: 'nowhere' })
  })
})

describe('going there', () => {
  let stop = () => {}
  afterEach(() => {
    stop()
    document.body.innerHTML = ''
    history.replaceState(null, '', '/')
  })

  function clicked(html: string, init: MouseEventInit = {}) {
    document.body.innerHTML = html
    document.addEventListener('click', followLinks, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector('a')?.addEventListener('click', () => {}, { once: true })
    document.querySelector('a span')?.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('who listens is told', () => {
    let told = 0
    stop = onRoute(() => (told += 1))
    go('/mine')
    expect([location.pathname, told]).toEqual(['/mine', 1])
  })

  test('a plain link is followed without loading', () => {
    expect(clicked('<a href="/about"><span>x</span></a>')).toBe(true)
    expect(location.pathname).toBe('/about')
  })

  test.each([
    ['a new tab', '<a href="/about"><span>x</span></a>', { ctrlKey: true }],
    ['another site', '<a href="http://other.test/"><span>x</span></a>', {}],
    ['the server', '<a href="/api/tables/x"><span>x</span></a>', {}],
    ['a download', '<a href="/file" download><span>x</span></a>', {}],
    ['a place on this page', '<a href="#main"><span>x</span></a>', {}],
  ])('%s is left to the browser', (_, html, init) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: false })
    const before = location.pathname
    clicked(html, init)
    expect(location.pathname).toBe(before)
  })
})
