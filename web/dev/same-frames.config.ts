// Plays matches of a server's table again in the page's table: see tests/solo.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { environment: 'node', include: ['dev/same-frames.ts'], testTimeout: 300_000 },
})
