import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { readPrecache } from './precache.ts'

const SOURCE = fileURLToPath(new URL('../../src/sw.ts', import.meta.url))

/**
 * Writes `sw.js`, one file, beside the built site, with the list of its files. It comes last but for the
 * compression: the list has the content of every file in it.
 */
export async function buildServiceWorker(
  dir: string,
  basePath = '/',
  plugins: Plugin[] = [],
): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    plugins,
    logLevel: 'warn',
    define: {
      __BASE_PATH__: JSON.stringify(basePath),
      __PRECACHE__: JSON.stringify(readPrecache(dir, basePath)),
    },
    build: {
      outDir: dir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: SOURCE,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
