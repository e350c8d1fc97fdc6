import { defineConfig } from 'vite'

/** The page of the contenders, built like the product: minified, its worker a module of its own. */
export default defineConfig({
  root: import.meta.dirname,
  worker: { format: 'es' },
  build: { emptyOutDir: true, assetsInlineLimit: 0 },
})
