import { readFileSync } from 'node:fs'
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

export const readDistText = (path: string): string => readDist(path).toString('utf8')

let ofEnglish: ReadonlySet<string> | undefined

/** What English pages lead to; read where a name is of several languages. */
function englishFiles(): ReadonlySet<string> {
  if (ofEnglish) return ofEnglish
  const { shell, pages, rest } = readPrecache(distDir)
  ofEnglish = new Set([...shell, ...Object.values(pages).flat(), ...rest].map(({ url }) => url))
  return ofEnglish
}

/** The one address that matches, of English where each language has one; throws where there is none. */
export function distPath(pattern: RegExp): string {
  const all = distPaths().filter((path) => pattern.test(path))
  const found = all.length > 1 ? all.find((path) => englishFiles().has(path)) : all[0]
  if (found === undefined) throw new Error(`The build has no ${pattern}`)
  return found
}
