import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { rootDir } from './paths.mjs'

/** @typedef {{ id: string, title: string, description: string, icon: string }} Card */

/** The tools as the registry has them: the registry is TypeScript, so it is built first. @returns {Promise<Card[]>} */
export async function readTools() {
  const outDir = join(rootDir, 'node_modules/.cache/registry')
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(rootDir, 'src/tools/registry.ts'),
      outDir,
      rolldownOptions: { output: { entryFileNames: 'registry.mjs' } },
    },
  })
  const { TOOLS } = await import(`${outDir}/registry.mjs`)
  return TOOLS
}

/** The drawing of a tool's icon, as SVG text. @param {string} name */
export const iconDrawing = (name) =>
  readFileSync(join(rootDir, `node_modules/lucide-static/icons/${name}.svg`), 'utf8')
