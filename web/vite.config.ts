import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv, type Plugin } from 'vite'

const WORKER = 'sw.js'
const PUBLIC = new URL('public/', import.meta.url)
/** What `make site` makes for pages that have no server to ask. */
const PREBUILT = new URL('../build/prebuilt/', import.meta.url)

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The files of a folder, by their path in it. */
function filesIn(folder: URL): string[] {
  if (!existsSync(folder)) return []
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((one) => one.isFile())
    .map((one) => `${one.parentPath}/${one.name}`.slice(folder.pathname.length).replace(/^\//, ''))
    .sort()
}

/** Names all files of the build for the service worker, which is a new one for each build. */
function files(site: boolean): Plugin {
  return {
    name: 'files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const kept = filesIn(PUBLIC).filter((name) => name !== WORKER)
      const contents = kept.map((name) => digest(readFileSync(new URL(name, PUBLIC))))
      for (const name of site ? filesIn(PREBUILT) : []) {
        const source = readFileSync(new URL(name, PREBUILT))
        this.emitFile({ type: 'asset', fileName: name, source })
        kept.push(name)
        contents.push(digest(source))
      }
      // A page names its own scripts; whatever else is in `bundle` has its digest in its name.
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const page = bundle['index.html']
      contents.push(page?.type === 'asset' ? digest(page.source) : '')
      const source = JSON.stringify([...names, ...kept].sort())
      this.emitFile({ type: 'asset', fileName: 'files.json', source })
      const build = digest(source + contents.join())
      const worker = readFileSync(new URL(WORKER, PUBLIC), 'utf8')
        .replace('__BUILD__', build)
        .replace('__SITE__', String(site))
      this.emitFile({ type: 'asset', fileName: WORKER, source: worker })
    },
  }
}

const brotli = promisify(brotliCompress)
/** What a server sends packed; books are seldom opened, so they are packed in less time. */
const PACKED: Record<string, number> = { js: 11, css: 11, wasm: 11, ftl: 11, json: 9 }

/** Packs what a server sends to browsers that take Brotli: packing it so well at its start would take long. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const pack = async (name: string): Promise<void> => {
        const quality = PACKED[name.split('.').at(-1)!]
        if (!quality || !name.startsWith('assets/')) return
        const plain = readFileSync(`${dir}/${name}`)
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
        const short = await brotli(plain, { params })
        if (short.length < 0.9 * plain.length) await writeFile(`${dir}/${name}.br`, short)
      }
      await Promise.all(Object.keys(bundle).map(pack))
    },
  }
}

/** Texts go into the scripts without their comments. */
function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file, how] = id.split('?')
      if (!file!.endsWith('.ftl') || how !== 'raw') return null
      const said = readFileSync(file!, 'utf8').replaceAll(/^(#.*)?\n/gm, '')
      return `export default ${JSON.stringify(said)}`
    },
  }
}

/**
 * What is loaded together lies together: many small files pack worse. `base` is what the first page needs
 * and others use, too; the others are looked at seldom.
 */
const TOGETHER = [
  { name: 'pages', test: /src\/pages\/(About|Move|Nowhere|home\/(Mine|GoOn)|houserules\/House)|src\/settings\/Look|tables\/savedRules/ },
  { name: 'over', test: /src\/over\/(HandOver|Chart|PastHands|Proof|GoOnWithFriends)/ },
  { name: 'rules', test: /src\/rules\/|build\/books/ },
  { name: 'controls', test: /controls\/(PickOne|SwitchField|OwnValue)/ },
  { name: 'newtable', test: /src\/pages\/newtable|SaveHouse/ },
  {
    name: 'base',
    test: /node_modules(?!\/uqr)|preload-helper|rolldown.runtime|escalera\/texts|src\/(lang|net|words|build|state|router|protocol|engine\/(hash|kinds|seats|seedWords)|tables\/(tables|page)|over\/(proof|scoreCourse|points)|controls\/fileSaving)/,
  },
].map((one) => ({ ...one, includeDependenciesRecursively: false }))

/** The compiled engine (`make wasm`); without it the page plays at a server's tables only. */
function engine(): Plugin {
  const file = new URL('../build/wasm/escalera.wasm', import.meta.url)
  const source = existsSync(file) ? readFileSync(file) : null
  const name = source && `assets/escalera-${digest(source).slice(0, 8)}.wasm`
  return {
    name: 'engine',
    config: () => ({ define: { __ENGINE__: JSON.stringify(name ?? '') } }),
    buildStart() {
      if (source && name && this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: name, source })
      }
    },
  }
}

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, '.', 'ESCALERA_').ESCALERA_SERVER ?? 'http://127.0.0.1:8000'
  /** `vite build --mode site`: pages for any web host, without a server of ours (`make site`). */
  const site = mode === 'site'
  return {
    plugins: [words(), svelte(), engine(), files(site), ...(site ? [] : [packed()])],
    base: site ? './' : '/',
    define: { __SERVER__: String(!site) },
    worker: { format: 'es' },
    build: {
      outDir: site ? '../build/site' : 'dist',
      emptyOutDir: true,
      target: 'es2022',
      // The content security policy allows no data: in scripts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
    },
    // Another server for `npm run dev`: ESCALERA_SERVER=http://127.0.0.1:8100.
    server: {
      proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
      // Texts that the engine uses too are beside it.
      fs: { allow: ['..'] },
    },
  }
})
