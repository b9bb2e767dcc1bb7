// Every language has the first one's words, with the same things filled in.
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { projectText } from '../projectText'

const english = import.meta.glob<string>(['./en/*.ftl', '../../../src/escalera/texts/en/{bots,settings,values}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const spanish = import.meta.glob<string>(['./es/*.ftl', '../../../src/escalera/texts/es/{bots,games,houserules,needs,padchecks,padlabels,positions,reasons,rulesets,server,settings,values}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Messages by id, each with the names of its values. */
function messages(files: Record<string, string>): Map<string, string> {
  const found = new Map<string, string>()
  for (const source of Object.values(files))
    for (const entry of new FluentResource(source).body)
      found.set(entry.id, [...names(entry.value)].sort().join(' '))
  return found
}

function names(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) part.forEach((one) => names(one, found))
  else if (part && typeof part === 'object') {
    const { type, name } = part as { type?: string; name?: string }
    if (type === 'var' && name) found.add(name)
    Object.values(part).forEach((one) => names(one, found))
  }
  return found
}

const en = messages(english)
const es = messages(spanish)

test('no line of a file is lost to a mistake in it', () => {
  for (const [file, source] of Object.entries({ ...english, ...spanish })) {
    const written = source.match(/^[a-zA-Z][\w-]* *=/gm)?.length ?? 0
    expect([file, new FluentResource(source).body.length]).toEqual([file, written])
  }
})

test('no id has words twice', () => {
  for (const files of [english, spanish]) {
    const ids = Object.values(files).flatMap((source) => source.match(/^[a-zA-Z][\w-]*(?= *=)/gm) ?? [])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  }
})

describe('Spanish', () => {
  test('has every id of English', () => {
    expect([...en.keys()].filter((id) => !es.has(id))).toEqual([])
  })
  test('has the same things filled in', () => {
    expect(en.get('lobby-fill')).toBe('n')
    const other = [...en].filter(([id, args]) => es.has(id) && es.get(id) !== args)
    expect(other.map(([id, args]) => `${id}: ${args} / ${es.get(id)}`)).toEqual([])
  })
  test('has a sentence for every refusal of the protocol', async () => {
    const page = await projectText('docs/protocol.md')
    const refused = [...page.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map((match) => match[1])
    expect(refused.length).toBeGreaterThan(90)
    expect(refused.filter((name) => !es.has(`reason-${name}`))).toEqual([])
  })
  test('has words for every rule of the house, what it means, its group and its values', async () => {
    const source = await projectText('src/escalera/rules/parameters.py')
    const rules = [...source.matchAll(/^ {4}(\w+): [^=\n]+ = \w+\(/gm)]
    expect(rules.length).toBeGreaterThan(70)
    expect(rules.filter(([, key]) => key !== 'players' && !es.has(`rule-${key}`))).toEqual([])
    expect(rules.filter(([, key]) => key !== 'players' && !en.has(`means-${key}`))).toEqual([])
    const groups = [...source.matchAll(/^ {4}"([A-Z][^"]+)": _[A-Za-z]+,$/gm)].map((match) => match[1]!)
    expect(groups.length).toBe(9)
    const id = (group: string) => `group-${group.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}`
    expect(groups.filter((group) => !es.has(id(group)))).toEqual([])
    const choices = [...source.matchAll(/^ {4}(\w+): Word = choice\(\s*"([\w ]+)"/gm)]
    const values = choices.flatMap(([, key, words]) => words!.split(' ').map((word) => `value-${key}-${word}`))
    expect(values.length).toBeGreaterThan(20)
    expect(values.filter((value) => !en.has(value))).toEqual([])
  })
  test('has every line of the score sheet', async () => {
    const sheet = await projectText('src/escalera/engine/match/score_sheet.py')
    const lines = [...sheet.matchAll(/Line\.\w+: "([^"]+)"/g)].map((match) => match[1]!)
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => !es.has(`line-${line.replaceAll(' ', '-')}`))).toEqual([])
  })
})
