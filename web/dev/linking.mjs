// `node dev/linking.mjs FROM TO OPTION...`: links an object file into a WebAssembly module.
import { readFile, writeFile } from 'node:fs/promises'
import { commands } from '@yowasp/clang'

const [from, to, ...options] = process.argv.slice(2)
const files = { from: await readFile(from) }
const made = await commands['wasm-ld']([...options, 'from', '-o', 'to'], files, { fetchProgress: () => {} })
await writeFile(to, made.to)
