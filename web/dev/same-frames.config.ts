// What a server told, once more in the page: see tests/solo.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Each of these tests is a run of its own: what one has translated is kept for the next.
  test: {
    experimental: { fsModuleCache: true },
    environment: 'node',
    pool: 'threads',
    include: ['dev/same-*.ts'],
    exclude: ['dev/*.config.ts'],
    testTimeout: 300_000,
  },
})
