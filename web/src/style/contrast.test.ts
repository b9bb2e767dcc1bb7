// Words can be read on their ground in every look: WCAG AA, worked out from the tokens.
import { describe, expect, test } from 'vitest'
import { projectText } from '../projectText'

type Look = Record<string, string>
type Tokens = Map<string, string>

const RULE = /:root((?:\[[a-z-]+='[a-z]+'\])*)\s*\{([^}]*)\}/g
const READABLE = 4.5
const SEEN = 3 // signs and lines

/** Words on their ground. */
const WORDS: [string, string][] = [
  ...['--felt', '--felt-light', '--felt-deep'].flatMap((ground): [string, string][] => [
    ['--on-felt', ground],
    ['--on-felt-soft', ground],
    ['--us', ground],
    ['--them', ground],
    ['--third', ground],
  ]),
  ...['--panel', '--panel-deep'].flatMap((ground): [string, string][] => [
    ['--ink', ground],
    ['--ink-soft', ground],
    ['--link', ground],
    ['--good', ground],
    ['--wrong', ground],
    ['--us-ink', ground],
    ['--them-ink', ground],
    ['--third-ink', ground],
  ]),
  ['--on-go', '--go'],
  ['--bad', '--bad-soft'],
  ...['--spades', '--hearts', '--diamonds', '--clubs', '--card-ink', '--wild'].flatMap(
    (ink): [string, string][] => [
      [ink, '--card'],
      [ink, '--card-shade'],
    ],
  ),
]
const SIGNS: [string, string][] = [
  ['--focus', '--felt'],
  ['--panel-focus', '--panel'],
  ['--panel-line', '--panel'],
  ['--card-line', '--card'],
]

function rules(css: string): [Look, Tokens][] {
  return [...css.matchAll(RULE)].map(([, wanted = '', body = '']) => [
    Object.fromEntries([...wanted.matchAll(/\[data-([a-z]+)='([a-z]+)'\]/g)].map(([, k, v]) => [k!, v!])),
    new Map([...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, k, v]) => [k!, v!])),
  ])
}

/** The tokens in one look, as the style sheet decides: the more wished for, and then the later. */
function tokens(css: string, look: Look): Tokens {
  const fitting = rules(css).filter(([wanted]) =>
    Object.entries(wanted).every(([key, value]) => look[key] === value),
  )
  fitting.sort(([one], [other]) => Object.keys(one).length - Object.keys(other).length)
  return new Map(fitting.flatMap(([, changed]) => [...changed]))
}

function colour(found: Tokens, name: string): string {
  const value = found.get(name) ?? ''
  const [, other] = value.match(/^var\((.+)\)$/) ?? []
  return other ? colour(found, other) : value
}

function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const looks = ['felt', 'paper', 'dark'].flatMap((surface) =>
  ['green', 'blue', 'wine'].flatMap((felt) =>
    ['normal', 'high'].flatMap((contrast) =>
      ['two', 'four'].map((colours) => ({ surface, felt, contrast, colours })),
    ),
  ),
)

test('black on white is as far as it goes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(READABLE)
})

describe.each(looks)('$surface, $felt, $contrast contrast, $colours colours', (look) => {
  test('words and signs stand out', async () => {
    const found = tokens(await projectText('web/src/style/tokens.css'), look)
    const weak = (pairs: [string, string][], least: number) =>
      pairs
        .map(([ink, ground]) => [ink, ground, contrast(colour(found, ink), colour(found, ground))] as const)
        .filter(([, , ratio]) => !(ratio >= least))
        .map(([ink, ground, ratio]) => `${ink} on ${ground}: ${ratio.toFixed(2)}`)
    expect(weak(WORDS, READABLE)).toEqual([])
    expect(weak(SIGNS, SEEN)).toEqual([])
  })
  test('suits have as many colours as were asked for', async () => {
    const found = tokens(await projectText('web/src/style/tokens.css'), look)
    const suits = ['--spades', '--hearts', '--diamonds', '--clubs'].map((suit) => colour(found, suit))
    expect(new Set(suits).size).toBe(look.colours === 'two' ? 2 : 4)
  })
})

test('initials are read on every player’s colour', async () => {
  const found = tokens(await projectText('web/src/style/tokens.css'), {})
  for (let n = 1; n <= 8; n++)
    expect(contrast('#ffffff', colour(found, `--face-${n}`)), `--face-${n}`).toBeGreaterThan(READABLE)
})
