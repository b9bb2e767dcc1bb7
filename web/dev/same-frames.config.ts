// What a server told, once more in the page: see tests/solo.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { environment: 'node', include: ['dev/same-frames.ts', 'dev/same-answers.ts', 'dev/same-expert.ts'], testTimeout: 300_000 },
})
