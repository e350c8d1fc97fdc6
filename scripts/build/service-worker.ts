import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { readPrecache } from './precache.ts'

const SOURCE = fileURLToPath(new URL('../../src/sw.ts', import.meta.url))

interface WorkerSettings {
  /** Of the landing page, with a slash at both ends. */
  basePath?: string
  /** The path of the language whose pages it serves; empty for English. */
  language?: string
  /** Those of other published languages. */
  others?: readonly string[]
}

/** The lists of `readPrecache` as src/service-worker/kept-files.ts has them: each file once, and its place in each list. */
function precacheLists({ shell, pages, rest }: ReturnType<typeof readPrecache>) {
  const files = new Map(
    [...shell, ...Object.values(pages).flat(), ...rest].map((file) => [file.url, file]),
  )
  const urls = [...files.keys()]
  const placesOf = (entries: typeof shell) => entries.map(({ url }) => urls.indexOf(url))
  return {
    files: [...files.values()],
    shell: placesOf(shell),
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, entries]) => [path, placesOf(entries)]),
    ),
  }
}

/**
 * Writes `sw.js`, for another language `sw.de.js`: one file, beside the built site, with the list of its files. It comes
 * last but for the compression: the list has the content of every file in it.
 */
export async function buildServiceWorker(
  dir: string,
  { basePath = '/', language = '', others = [] }: WorkerSettings = {},
  plugins: Plugin[] = [],
): Promise<void> {
  const ending = language && `.${language}`
  await build({
    configFile: false,
    publicDir: false,
    plugins,
    logLevel: 'warn',
    define: {
      __BASE_PATH__: JSON.stringify(basePath),
      __PAGES_PATH__: JSON.stringify(basePath + language),
      __OTHER_PATHS__: JSON.stringify(others.map((path) => basePath + path)),
      // A cache of its own: Workbox deletes what is not in the list of the worker.
      __CACHE__: JSON.stringify(`nimble.precache${ending}`),
      __PRECACHE__: JSON.stringify(precacheLists(readPrecache(dir, { basePath, language }))),
    },
    build: {
      outDir: dir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: SOURCE,
        output: { format: 'iife', entryFileNames: `sw${ending}.js` },
      },
    },
  })
}
