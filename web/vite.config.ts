import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, '.', 'ESCALERA_').ESCALERA_SERVER ?? 'http://127.0.0.1:8000'
  return {
    plugins: [svelte()],
    build: {
      target: 'es2022',
      // The content security policy allows no data: in scripts or styles.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    // Another server for `npm run dev`: ESCALERA_SERVER=http://127.0.0.1:8100.
    server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
    // Svelte's browser build, not its server build, is what the tests mount.
    resolve: mode === 'test' ? { conditions: ['browser'] } : {},
    test: {
      environment: 'jsdom',
      setupFiles: ['src/testing.ts'],
      include: ['src/**/*.test.ts'],
    },
  }
})
