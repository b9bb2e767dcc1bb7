// What a server told, once more in the page: see tests/solo.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { environment: 'node', pool: 'threads', include: ['dev/same-*.ts'], exclude: ['dev/*.config.ts'], testTimeout: 300_000 },
})
