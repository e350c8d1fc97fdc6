import { posix } from 'node:path'
import { DOMAIN_LIBRARIES, EXTRA_PLACES, PLACES, TOOL_PLACES } from './import-table'
import type { Place } from './tool-places'
import { findImports, type FoundImport } from './module-imports'

const TRANSLATION = /\.[a-z]{2}(-[a-z]+)?\.ts$/

/** The English file beside which a translation stands; a path of any other file is its own. */
export const englishOf = (path: string): string => path.replace(TRANSLATION, '.en.ts')

/** The first that fits: a page stands before a part in the table, and a translation in the place of its English file. */
function placeOf(path: string): Place | undefined {
  return PLACES.find((place) => place.path.test(englishOf(path)))
}

const toolOf = (path: string) => /^src\/tools\/([^/]+)\//.exec(path)?.[1]

/** The extra that a file of a tool belongs to; not the lists of all. */
const extraOf = (path: string) => /^src\/tools\/[^/]+\/extras\/([^/]+)\//.exec(path)?.[1]

const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Whether an import names a file of this project, not a package. */
export const isOwnFile = (specifier: string) => /^[.#]/.test(specifier)

/** The file of this project that an import means; null if there is none. */
export function resolveImport(
  from: string,
  { specifier, how }: FoundImport,
  files: ReadonlySet<string>,
): string | null {
  const bare = specifier?.replace(/\?.*$/, '') ?? ''
  // package.json's `imports`.
  const path = bare.startsWith('#') ? `src/${bare.slice(1)}` : posix.join(posix.dirname(from), bare)
  if (how === 'glob') return path
  return ['', '.ts', '.tsx', '.d.ts'].map((end) => path + end).find((p) => files.has(p)) ?? null
}

function isAllowed(place: Place, from: string, target: string, how: FoundImport['how']): boolean {
  const isDomain = /^((extra-)?(domain|worker)|shared-by-extras)$/.test(place.name)
  const libraries = isDomain ? (DOMAIN_LIBRARIES[toolOf(from) ?? ''] ?? []) : []
  const bare = how !== 'url' && how !== 'glob'
  return [...place.mayImport, ...libraries].some(
    (entry) => entry === `${how} ${target}` || (bare && entry === target),
  )
}

/** What is wrong with one import of a file, or null. */
function problemOf(
  from: string,
  place: Place,
  found: FoundImport,
  files: ReadonlySet<string>,
): string | null {
  const { specifier, how } = found
  if (specifier === null) {
    const mayCompute = place.mayImport.includes(`${how} computed`)
    return mayCompute ? null : `${from}: ${how} import of a computed address`
  }
  const what = `${from}: ${how} import of '${specifier}'`
  if (!isOwnFile(specifier)) {
    return isAllowed(place, from, packageOf(specifier), how) ? null : `${what}: not in the table`
  }
  const target = resolveImport(from, found, files)
  if (target === null) return `${what}: no such file`
  // A translation names itself and its English file, so that the compiler compares them.
  if (how === 'type' && [from, englishOf(from)].includes(target)) return null
  const targetPlace = placeOf(target)
  if (!targetPlace || !isAllowed(place, from, targetPlace.name, how)) {
    return `${what}: ${place.name} may not import ${targetPlace?.name ?? 'that'}`
  }
  const foreign =
    toolOf(from) !== undefined &&
    TOOL_PLACES.includes(targetPlace.name) &&
    toolOf(from) !== toolOf(target)
  if (foreign) return `${what}: tools do not know each other`
  const isOfAnother =
    extraOf(from) !== undefined &&
    EXTRA_PLACES.includes(targetPlace.name) &&
    extraOf(from) !== extraOf(target)
  return isOfAnother ? `${what}: extras do not know each other` : null
}

/** Everything that breaks the import table in one file, a line each. */
export function checkFile(path: string, source: string, files: ReadonlySet<string>): string[] {
  const place = placeOf(path)
  if (!place) return [`${path}: has no place in the table`]
  return importsOf(path, source)
    .map((found) => problemOf(path, place, found, files))
    .filter((problem) => problem !== null)
}

const known: Map<string, FoundImport[]> = new Map()

/** Styles and pictures import nothing that counts here. */
export function importsOf(path: string, source: string): FoundImport[] {
  if (!/\.tsx?$/.test(path)) return []
  // Several rules ask for the same files.
  const key = `${path}\n${source}`
  const found = known.get(key) ?? findImports(path, source)
  known.set(key, found)
  return found
}
