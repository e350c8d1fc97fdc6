import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildYear } from './scripts/vite/build-date.ts'
import { compressSite } from './scripts/vite/compress.ts'
import { endStyleSheets } from './scripts/vite/end-of-sheet.ts'
import { minifyPublicScripts } from './scripts/vite/minify-public.ts'
import { collectPackages, NOTICES_FILE, noticesText } from './scripts/vite/notices.ts'
import { prerenderPages } from './scripts/vite/prerender.ts'
import { buildServiceWorker } from './scripts/vite/service-worker.ts'
import { siteCode } from './scripts/vite/site-code.ts'

// Here and not in src/config.ts: the code of the address is drawn at build time.
const siteUrl = (
  loadEnv('production', import.meta.dirname).VITE_SITE_URL ?? 'https://nimble.example'
).replace(/\/+$/, '')

const SSR_DIR = 'node_modules/.cache/prerender'

/** A tool's chunk bears the tool's name: it is the `{id}` of 'Loading chunk {id} failed.' */
function chunkFileNames({ facadeModuleId, name }: Rolldown.PreRenderedChunk) {
  const tool = /\/tools\/([^/]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1]
  return `static/js/${tool ?? name}-[hash].chunk.js`
}

const output = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames,
  assetFileNames: 'static/assets/[name]-[hash][extname]',
}

// Changes rarely, so that a visitor who comes back has it already. With the build's own helpers: the
// entry imports nothing else at once.
const framework = {
  name: 'framework',
  test: /vite\/preload-helper|rolldown\/runtime|node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/,
}

// Few files, so that few requests stand before the first paint: what the shell is made of, what pages
// share, and what only pages with a worker need.
const shell = {
  name: 'shell',
  test: /\/src\/(app\/(?!landing|start|tool-card)|site\/|styles\/|config|tools\/(registry|tool|[^/]+\/tool)\.ts|lib\/result)/,
}
const workers = {
  name: 'workers',
  test: /comlink|\/src\/(platform\/worker|lib\/latest)/,
  minShareCount: 2,
}
// The landing page shows readouts too, and nothing else of what tools share.
const readout = {
  name: 'readout',
  test: /\/src\/(ui\/(readout\/|color-swatch)|lib\/scale)/,
  minShareCount: 4,
}
// What only two tools share is a file of its own: the others would load it for nothing.
const shared = { name: 'shared', test: /\/src\/(lib|platform|ui)\//, minShareCount: 3 }

/** Packages of which the built site has something. */
const shipped = new Set<string>()

const forClient = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === 'client',
})

export default defineConfig({
  define: {
    __BUILD_YEAR__: JSON.stringify(buildYear(process.env['SOURCE_DATE_EPOCH'])),
    __SITE_URL__: JSON.stringify(siteUrl),
    __SITE_CODE__: JSON.stringify(siteCode(siteUrl)),
  },
  plugins: [
    react(),
    endStyleSheets(),
    prerenderPages(SSR_DIR),
    forClient(collectPackages(shipped)),
  ],
  optimizeDeps: { entries: ['index.html', 'src/tools/*/page.tsx', 'workers/*.worker.ts'] },
  worker: {
    format: 'es',
    plugins: () => [collectPackages(shipped)],
    rolldownOptions: {
      output: { ...output, entryFileNames: 'static/js/[name]-[hash].js' },
    },
  },
  build: { assetsInlineLimit: 0 },
  builder: {
    // Else each build would have a list of packages of its own.
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const name of ['ssr', 'client']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      const { publicDir, build } = builder.config
      await minifyPublicScripts(publicDir, build.outDir)
      await buildServiceWorker(build.outDir, [collectPackages(shipped)])
      writeFileSync(join(build.outDir, NOTICES_FILE), noticesText(shipped, 'node_modules'))
      await compressSite(build.outDir)
    },
  },
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            ...output,
            codeSplitting: { groups: [framework, shell, workers, readout, shared] },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: SSR_DIR,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { ...output, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['tests/{architecture,cases}.test.ts', 'tests/{unit,workers,build}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
