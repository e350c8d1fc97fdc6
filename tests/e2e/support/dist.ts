import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { distDir } from '../../../scripts/bootstrap/paths.mjs'
import { filesIn } from '../../../scripts/build/files-in'
import { readPrecache } from '../../../scripts/build/precache'

/** Addresses of all files of the build, as `/static/js/index-abc.js`. */
export const distPaths = (): string[] =>
  filesIn(distDir)
    .map((path) => `/${path}`)
    .toSorted()

export const readDist = (path: string): Buffer => readFileSync(join(distDir, path))

/** What is sent of a text to who takes brotli. */
export const sentBytes = (path: string): number =>
  statSync(join(distDir, existsSync(join(distDir, `${path}.br`)) ? `${path}.br` : path)).size

export const readDistText = (path: string): string => readDist(path).toString('utf8')

const known = new Map<string, ReadonlySet<string>>()

/** The addresses of all that works offline in a language. @param language its path; empty for English */
export function keptFiles(language = ''): ReadonlySet<string> {
  const before = known.get(language)
  if (before) return before
  const { shell, pages, rest } = readPrecache(distDir, { language })
  const files = new Set([shell, ...Object.values(pages), rest].flat().map(({ url }) => url))
  known.set(language, files)
  return files
}

/** The one address that matches, of one language where each has one; throws where there is none. */
export function distPath(pattern: RegExp, language = ''): string {
  const all = distPaths().filter((path) => pattern.test(path))
  const found = all.length > 1 ? all.find((path) => keptFiles(language).has(path)) : all[0]
  if (found === undefined) throw new Error(`The build has no ${pattern}`)
  return found
}
