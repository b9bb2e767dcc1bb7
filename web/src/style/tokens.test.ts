// The page that describes the design and the style sheet name the same tokens.
import { expect, test } from 'vitest'
import { projectText } from '../projectText'

function names(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].sort()
}

test('tokens.css holds exactly what docs/design.md describes', async () => {
  const described = names(await projectText('docs/design.md'), /`(--[a-z0-9-]+)`/g)
  const held = names(await projectText('web/src/style/tokens.css'), /^\s+(--[a-z0-9-]+):/gm)
  expect(held.length).toBeGreaterThan(60)
  expect(described).toEqual(held)
})

test('every look changes only tokens that all looks have', async () => {
  const css = await projectText('web/src/style/tokens.css')
  const [base = '', ...looks] = css.split(/^:root/m).slice(1)
  const known = names(base, /^\s+(--[a-z0-9-]+):/gm)
  const changed = names(looks.join(), /^\s+(--[a-z0-9-]+):/gm)
  expect(changed.filter((name) => !known.includes(name))).toEqual([])
})
