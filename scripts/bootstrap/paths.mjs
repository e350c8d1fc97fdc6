import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const rootDir = join(fileURLToPath(import.meta.url), '..', '..', '..')

export const distDir = join(rootDir, 'dist')

/**
 * The file of an installed package, to be run with `process.execPath`: unlike npx it starts the
 * same way on every system, without a prompt or a network.
 * @param {string} file
 */
export const packageFile = (file) => join(rootDir, 'node_modules', file)

/**
 * The path by which Vite names a module. On Windows a file may have a short one too, C:\Users\RUNNER~1.
 * @param {string} file
 */
const realPath = (file) => realpathSync.native(file)

/**
 * True for the module that Node was started with, false where it is imported.
 * @param {string} moduleUrl
 */
export function isMain(moduleUrl) {
  const started = process.argv[1]
  return started !== undefined && realPath(started) === realPath(fileURLToPath(moduleUrl))
}
