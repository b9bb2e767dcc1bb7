// The client's folders import one way, and no two folders import each other in a circle.
import { expect, test } from 'vitest'

/** From the lowest up: a folder imports only those before it, and single files of `src`. */
const ORDER = [
  'engine',
  'state',
  'net',
  'solo',
  'tables',
  'lang',
  'words',
  'cards',
  'controls',
  'motion',
  'board',
  'over',
  'rules',
  'lobby',
  'settings',
  'play',
  'book',
  'pad',
  'results',
  'pages',
]
/** Files of `src` itself that any folder may import. */
const SHARED = ['build.ts', 'install.ts', 'offline.ts', 'protocol.ts', 'router.ts']
const MOST_FILES = 15
const MOST_LINES = 300
/** Files that a tool writes, however long. */
const WRITTEN = ['protocol.ts']

type Graph = Map<string, Set<string>>

const texts = import.meta.glob<string>('./**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = new Map(
  Object.entries(texts)
    .map(([path, text]) => [path.slice(2), text] as const)
    .filter(([path]) => !path.endsWith('.test.ts')),
)

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

/** The file of `src` that an import names; nothing if it is a style, a text or a package. */
function target(from: string, named: string): string | undefined {
  const parts = folderOf(from).split('/').filter(Boolean)
  for (const part of named.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  const path = parts.join('/')
  return ['', '.ts'].map((end) => path + end).find((file) => sources.has(file))
}

function importsOf(path: string, text: string): string[] {
  const named = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...named].flatMap(([, name]) => target(path, name!) ?? [])
}

/** Each name's imports, files taken together by `group`. */
function graph(group: (path: string) => string): Graph {
  const found: Graph = new Map()
  for (const [path, text] of sources) {
    const own = found.get(group(path)) ?? new Set()
    for (const other of importsOf(path, text)) if (group(other) !== group(path)) own.add(group(other))
    found.set(group(path), own)
  }
  return found
}

/** What is left after removing, again and again, everything that imports nothing more. */
function circles(left: Graph): string[] {
  const stuck = [...left].filter(([, others]) => [...others].some((one) => left.has(one)))
  const same = stuck.length === left.size
  return same ? stuck.map(([name]) => name) : circles(new Map(stuck))
}

test('no file is in a circle of imports', () => {
  expect(sources.size).toBeGreaterThan(150)
  expect(circles(graph((path) => path))).toEqual([])
})

test('no folder is in a circle of imports', () => {
  const inFolders = graph((path) => folderOf(path) || path)
  expect(circles(inFolders)).toEqual([])
})

test('a circle is found', () => {
  const round: Graph = new Map([
    ['one', new Set(['other'])],
    ['other', new Set(['one'])],
    ['leaf', new Set()],
  ])
  expect(circles(round)).toEqual(['one', 'other'])
})

test('folders import only those before them', () => {
  const upwards: string[] = []
  for (const [path, text] of sources) {
    const at = ORDER.indexOf(path.split('/')[0]!)
    if (!path.includes('/')) continue
    expect(at, path).not.toBe(-1)
    for (const other of importsOf(path, text)) {
      const place = ORDER.indexOf(other.split('/')[0]!)
      if (place > at || (place < 0 && !SHARED.includes(other))) upwards.push(`${path} -> ${other}`)
    }
  }
  expect(upwards).toEqual([])
})

test('a folder holds few files, and no two files have one name', () => {
  const files = Object.keys(texts).map((path) => path.slice(2))
  const names = files.map((path) => path.split('/').pop()!)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  const folders = files.map(folderOf)
  const large = folders.filter((one) => folders.filter((other) => other === one).length > MOST_FILES)
  expect([...new Set(large)]).toEqual([])
})

test('no file is long', () => {
  const lines = Object.entries(texts).map(([path, text]) => [path.slice(2), text.split('\n').length - 1] as const)
  const long = lines.filter(([, count]) => count > MOST_LINES).map(([path]) => path)
  expect(long).toEqual(WRITTEN)
})
