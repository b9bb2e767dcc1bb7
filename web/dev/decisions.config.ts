// One script, for the benchmark of the page: see bench/solo_page.py.
import { defineConfig } from 'vite'

export default defineConfig({
  logLevel: 'error',
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'dev/decisions.ts', formats: ['iife'], name: 'decisions', fileName: () => 'decisions.js' },
  },
})
