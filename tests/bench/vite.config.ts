import { defineConfig } from 'vite'
import { benchPageDir } from '../../scripts/check/bench/build'

/** The page of the contenders, built like the product: minified, its worker a module of its own. */
export default defineConfig({
  root: import.meta.dirname,
  worker: { format: 'es' },
  build: { outDir: benchPageDir, emptyOutDir: true, assetsInlineLimit: 0 },
})
