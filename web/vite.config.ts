import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Names all files of the build, for the service worker: public/sw.js. */
function files(): Plugin {
  return {
    name: 'files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const source = JSON.stringify(names.sort().map((name) => `/${name}`))
      this.emitFile({ type: 'asset', fileName: 'files.json', source })
    },
  }
}

/** The compiled engine (`make wasm`); without it the page plays at a server's tables only. */
function engine(): Plugin {
  const file = new URL('../build/wasm/escalera.wasm', import.meta.url)
  const source = existsSync(file) ? readFileSync(file) : null
  const name = source && `assets/escalera-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.wasm`
  return {
    name: 'engine',
    config: () => ({ define: { __ENGINE__: JSON.stringify(name ? `/${name}` : '') } }),
    buildStart() {
      if (source && name && this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: name, source })
      }
    },
  }
}

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, '.', 'ESCALERA_').ESCALERA_SERVER ?? 'http://127.0.0.1:8000'
  return {
    plugins: [svelte(), engine(), files()],
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      // The content security policy allows no data: in scripts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    // Another server for `npm run dev`: ESCALERA_SERVER=http://127.0.0.1:8100.
    server: {
      proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
      // Texts that the engine uses too are beside it.
      fs: { allow: ['..'] },
    },
    // Svelte's browser build, not its server build, is what the tests mount.
    resolve: mode === 'test' ? { conditions: ['browser'] } : {},
    test: {
      environment: 'jsdom',
      setupFiles: ['src/testing.ts'],
      include: ['src/**/*.test.ts'],
    },
  }
})
