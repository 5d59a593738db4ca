import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const path = (to: string) => fileURLToPath(new URL(to, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { '@locales': path('../src/lichtung/locales'), '@': path('./src') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': { target: process.env.LICHTUNG_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: path('../src/lichtung/server/web'),
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0, // symbols and fonts are files: the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  // a busy machine needs its time: what hangs is noticed all the same
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
