import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir } from '../../../scripts/bootstrap/paths.mjs'
import { filesIn } from '../../../scripts/build/files-in'

/** Addresses of all files of the build, as `/static/js/index-abc.js`. */
export const distPaths = (): string[] =>
  filesIn(distDir)
    .map((path) => `/${path}`)
    .toSorted()

export const readDist = (path: string): Buffer => readFileSync(join(distDir, path))

export const readDistText = (path: string): string => readDist(path).toString('utf8')

/** The one address that matches; throws where there is none. */
export function distPath(pattern: RegExp): string {
  const found = distPaths().find((path) => pattern.test(path))
  if (found === undefined) throw new Error(`The build has no ${pattern}`)
  return found
}
