// One script, for a page of the tests: see tests/browser/solo.
import { defineConfig } from 'vite'

export default defineConfig({
  logLevel: 'error',
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'dev/frames-in-a-browser.ts', formats: ['iife'], name: 'frames', fileName: () => 'frames.js' },
  },
})
