import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildYear } from './scripts/build/build-date.ts'
import { compressSite } from './scripts/build/compress.ts'
import { endStyleSheets, hintCompilation } from './scripts/build/last-edits.ts'
import { orderLayers } from './scripts/build/layer-order.ts'
import { shortenConstants } from './scripts/build/long-constants.ts'
import { minifyPublicScripts } from './scripts/build/minify-public.ts'
import { collectPackages, NOTICES_FILE, noticesText } from './scripts/build/notices.ts'
import { prerenderPages } from './scripts/build/prerender.ts'
import { buildServiceWorker } from './scripts/build/service-worker.ts'
import { siteCode } from './scripts/build/site-code.ts'

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

// Changes rarely, so that a visitor who comes back has it already. With the build's own helpers.
const framework = {
  name: 'framework',
  test: /vite\/preload-helper|rolldown\/runtime|node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/,
}

const OF_EACH_PAGE = /\/(rolldown-runtime|framework|shell)-[\w-]+\.chunk\.js$/

// Its package names the build with the warnings for developers alone.
const routerForProduction = {
  find: /^react-router$/,
  replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
}

// The combobox has a copy for versions of React that lack this hook.
const syncExternalStoreOfReact = {
  find: /^use-sync-external-store\/shim$/,
  replacement: 'react',
}

/** The modules that import this one, itself or by way of others; lazy imports do not count. */
function importersOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const found = new Set([id])
  for (const module of found) {
    for (const importer of context.getModuleInfo(module)?.importers ?? []) found.add(importer)
  }
  found.delete(id)
  return [...found]
}

const ENTRY = /\/src\/main\.tsx$/
const LANDING = /\/src\/app\/landing\.tsx$/
const ROUTE = /\/src\/(tools\/[^/]+\/page|app\/landing)\.tsx$/
const PAGE = /\/src\/tools\/([^/]+)\/page\.tsx$/
const ANSWER = /\/src\/tools\/([^/]+)\/answer\.ts$/
const BOX = /\/src\/app\/answers\/box\.tsx$/
// Too short for files of their own.
const SMALL_PART_OF_BOX = /\/src\/(tools\/answer|app\/opening\/load-opening)\.ts$/
const WORKER_CLIENT = /\/src\/tools\/[^/]+\/client\.ts$/

// The first two are used by the box and one tool: they would join that tool's page, and the box would load it. The
// others are so short that a file of their own costs more.
const IN_SHELL =
  /\/src\/(platform\/after-frame\.ts|ui\/browser\/use-modal\.ts|platform\/schedule\.ts|ui\/buttons\/copy-button\.module\.css|ui\/readout\/(color-swatch|site-code)\..*)$/

const OWN_CODE = /\/(src|comlink)\//
const MIN_ROUTES = 3
// Of two routes only, it would join the chunk of one of them, and the other would load that tool. So short that a
// file of its own costs more.
const SMALL_PART =
  /\/src\/(lib\/(grouped|color|contrast)|ui\/(layout\/extra|browser\/use-lazy-part|fields\/(segmented|color-text-field)))\.tsx?$/

// Few files, so that few requests stand before the first paint. What every page needs:
const shell = {
  test: OWN_CODE,
  name(id: string, context: Rolldown.ChunkingContext) {
    const importers = importersOf(id, context)
    const isImportedBy = (from: RegExp) => importers.some((path) => from.test(path))
    const isForAll =
      isImportedBy(LANDING) && importers.filter((path) => ROUTE.test(path)).length >= MIN_ROUTES
    return IN_SHELL.test(id) || ENTRY.test(id) || isImportedBy(ENTRY) || isForAll ? 'shell' : null
  },
}
// What only tools with a worker share, and what other tools do. What only two routes share is a file of its own:
// the others would load it for nothing.
const shared = {
  test: OWN_CODE,
  name(id: string, context: Rolldown.ChunkingContext) {
    const importers = importersOf(id, context)
    const isImportedBy = (from: RegExp) => importers.some((path) => from.test(path))
    if (SMALL_PART.test(id)) return 'shared'
    if (SMALL_PART_OF_BOX.test(id)) return 'copying'
    if (importers.filter((path) => ROUTE.test(path)).length < MIN_ROUTES) return null
    // What the box needs of it, alone: on the landing page it comes with the first question.
    if (isImportedBy(BOX) || isImportedBy(ANSWER)) return 'copying'
    return isImportedBy(WORKER_CLIENT) ? 'workers' : 'shared'
  },
}

// All that a tool's page imports at once and no other page, in one file: its lazy parts use some of it, which
// would be split off into files that cost more bytes and requests.
const pageOf = (tool: string) => ({
  // Its worker's address too, and the library of the calculator.
  test: /\/(src|workers|node_modules\/decimal\.js)\//,
  // What other tools share with it stays outside.
  includeDependenciesRecursively: false,
  name(id: string, context: Rolldown.ChunkingContext) {
    const importers = [id, ...importersOf(id, context)]
    const routes = importers.filter((path) => ROUTE.test(path))
    const isOurs = routes.length > 0 && routes.every((path) => path.endsWith(`/${tool}/page.tsx`))
    // What the box uses too is no reason to load the page.
    const isAnswer = importers.some((path) => ANSWER.test(path))
    return isOurs && !isAnswer ? tool : null
  },
})

// What a tool's page alone shares with its answers in the box, in one file: the first sum loads no page.
const domains = {
  test: /\/(src\/(tools\/[^/]+\/domain|lib)|node_modules\/decimal\.js)\//,
  includeDependenciesRecursively: false,
  name(id: string, context: Rolldown.ChunkingContext) {
    const importers = importersOf(id, context)
    const toolsOf = (file: RegExp) =>
      importers.flatMap((path) => file.exec(path)?.slice(1, 2) ?? [])
    const [tool, ...others] = toolsOf(PAGE)
    if (tool === undefined || others.length > 0) return null
    return toolsOf(ANSWER).includes(tool) ? `domain-${tool}` : null
  },
}

// What two routes share, by subject: each file more is a request more before the page works.
const subjects = [
  {
    name: 'recent-conversions',
    test: /\/src\/(lib\/(resting-history|fraction(-text)?)|ui\/readout\/(panes?|number-field)|ui\/layout\/recent-conversions)\b/,
  },
]

/** Packages of which the built site has something. */
const shipped = new Set<string>()

const forClient = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === 'client',
})

const isMocking = (file: string) =>
  file.endsWith('.test.ts') && readFileSync(join('tests', file), 'utf8').includes('vi.mock(')

/** Tests that put modules of their own in the place of others: no other file may share those. */
const mockingTests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter(isMocking)
  .map((file) => `tests/${file}`)

const tests = [
  'tests/{architecture,cases,registry}.test.ts',
  'tests/{unit,workers,build}/**/*.test.ts',
]

export default defineConfig({
  define: {
    __BUILD_YEAR__: JSON.stringify(buildYear(process.env['SOURCE_DATE_EPOCH'])),
    __SITE_URL__: JSON.stringify(siteUrl),
    __SITE_CODE__: JSON.stringify(siteCode(siteUrl)),
  },
  plugins: [
    react(),
    orderLayers(),
    shortenConstants(),
    endStyleSheets(),
    hintCompilation(),
    prerenderPages(SSR_DIR),
    forClient(collectPackages(shipped)),
  ],
  resolve: { alias: [routerForProduction, syncExternalStoreOfReact] },
  optimizeDeps: { entries: ['index.html', 'src/tools/*/page.tsx', 'workers/*.worker.ts'] },
  worker: {
    format: 'es',
    plugins: () => [shortenConstants(), collectPackages(shipped)],
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
        modulePreload: {
          polyfill: false,
          // Each page has these from its start.
          resolveDependencies: (_file, scripts, { hostType }) =>
            scripts.filter((script) => hostType === 'html' || !OF_EACH_PAGE.test(script)),
        },
        rolldownOptions: {
          output: {
            ...output,
            codeSplitting: {
              groups: [
                framework,
                shell,
                shared,
                domains,
                ...subjects,
                ...[
                  'calculator',
                  'countdown-timer',
                  'password-generator',
                  'qr-generator',
                  'unit-converter',
                  'currency-converter',
                  'color-picker',
                ].map(pageOf),
              ],
            },
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
    // Half of the time went into starting a process, and its modules, for each file.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: tests,
          exclude: mockingTests,
          setupFiles: 'tests/support/shared-process.ts',
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: mockingTests } },
    ],
    testTimeout: 60_000,
    // Vitest leaves one processor free, of two as well.
    maxWorkers: '100%',
  },
})
