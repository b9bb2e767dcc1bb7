// What the client's tests run in; without it, the client is built by `vite` alone.
import { readdirSync, readFileSync } from 'node:fs'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import client from './vite.config'

/** Tests that put something in a module's place have modules of their own; others share what is loaded. */
const SOURCES = new URL('src/', import.meta.url)
const APART = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => /vi\.(do)?mock\(|resetModules/i.test(readFileSync(new URL(name, SOURCES), 'utf8')))
  .map((name) => `src/${name}`)

export default defineConfig((env) =>
  mergeConfig(client(env), {
    // Svelte's browser build, not its server build, is what the tests mount.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'node', // a test that needs a page says so in its first line
      setupFiles: ['src/testing.ts'],
      projects: [
        { extends: true, test: { name: 'apart', pool: 'threads', include: APART } },
        {
          extends: true,
          test: { name: 'together', pool: 'vmThreads', include: ['src/**/*.test.ts'], exclude: APART },
        },
      ],
    },
  }),
)
