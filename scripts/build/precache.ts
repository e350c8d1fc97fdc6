import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/site/languages.ts'
import { filesIn } from './files-in.ts'

// These are for other sites, search engines, hosts and the moment of installing, all of them online.
const NOT_KEPT =
  /^\/(og\/|icons\/|screenshots\/|\.well-known\/|_headers$|robots\.txt$|([a-z-]+\/)?(sitemap|opensearch)\.xml$|sw(\.[a-z-]+)?\.js$|THIRD-PARTY-NOTICES\.txt$)|\.(br|gz)$/

const isNotFound = (path: string) => path.endsWith('/404.html')
const isPage = (path: string) => path.endsWith('.html') && !isNotFound(path)

/** Its name changes with its content. */
const isBundled = (path: string) => /^\/([a-z-]+\/)?static\//.test(path)

/** What languages have in common: bundles but workers, and the files of `public`. */
const isShared = (path: string) =>
  path.startsWith('/static/')
    ? !/\.worker-[\w-]+\.js$/.test(path)
    : /^\/[^/]+$/.test(path) && !/\.(html|webmanifest)$/.test(path)

const LANGUAGE_PATHS = Object.values(LANGUAGES).flatMap(({ path }) => path || [])

/** The path of the language that a file belongs to by its address; empty for English. */
const languageIn = (file: string) =>
  LANGUAGE_PATHS.find((path) => file === `/${path}.html` || file.startsWith(`/${path}/`)) ?? ''

/** `/calculator.html` is visited, and kept, as `/calculator`: some hosts redirect the former. */
const address = (path: string) =>
  isPage(path) ? path.slice(0, -5).replace(/^\/index$/, '/') : path

const filesOf = (dir: string) =>
  filesIn(dir)
    .map((path) => `/${path}`)
    .filter((path) => !NOT_KEPT.test(path))
    .toSorted()

type References = (path: string) => readonly string[]

/**
 * The files that a text file names, of the given ones; names with a hash, or at the site's root, are unmistakable.
 * A file is read once.
 */
function referencesAmong(dir: string, files: readonly string[]): References {
  const named = files.filter((path) => !path.endsWith('.html'))
  const known = new Map<string, string[]>()
  const read = (path: string) => {
    if (!/\.(html|js|css)$/.test(path)) return []
    const text = readFileSync(join(dir, path), 'utf8')
    return named.filter((other) => other !== path && text.includes(other.replace(/^.*\//, '')))
  }
  return (path) => {
    const references = known.get(path) ?? read(path)
    known.set(path, references)
    return references
  }
}

/** All that can be reached from `start`, the deepest first; what is in `known` is passed over. */
function reach(start: string, references: References, known: Set<string>): string[] {
  if (known.has(start)) return []
  known.add(start)
  const deeper = references(start).flatMap((path) => reach(path, references, known))
  return [...deeper, start]
}

/** An entry of the list, as src/service-worker/kept-files.ts has it. */
function entryOf(dir: string, basePath: string, path: string) {
  const content = readFileSync(join(dir, path))
  const hash = createHash('sha256').update(content)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  // A name that changes with the content needs no revision.
  const revision = isBundled(path) ? null : hash.digest('hex').slice(0, 16)
  return { url: basePath + address(path).slice(1), revision, integrity }
}

/**
 * Sorts the files of a language by when its service worker fetches them: what every page names and its styles name, what
 * each page needs beyond that (workers and data too), and the rest. scripts/build/service-worker.ts puts it into src/sw.ts.
 * @param dir the built site, with one language or several
 * @param basePath at which the site stands
 * @param language the path of the language; empty for English
 */
export function readPrecache(dir: string, { basePath = '/', language = '' } = {}) {
  const candidates = filesOf(dir).filter((path) => languageIn(path) === language || isShared(path))
  const references = referencesAmong(dir, candidates)
  const known = new Set<string>()
  // Of the bundles a language has what its pages lead to.
  for (const path of candidates) if (!isBundled(path)) reach(path, references, known)
  const files = candidates.filter((path) => known.has(path))
  const documents = files.filter(isPage)
  const named = files.filter((path) =>
    documents.every((document) => references(document).includes(path)),
  )
  // The fonts that the styles name belong to every page too; what the scripts name are parts of single pages.
  const styles = named.filter((path) => path.endsWith('.css'))
  const fonts = styles.flatMap(references)
  const shell = [...new Set([...fonts, ...named])]
  const toEntries = (paths: string[]) => paths.map((path) => entryOf(dir, basePath, path))
  const needs = documents.map((document) => reach(document, references, new Set(shell)))
  const taken = new Set([...shell, ...needs.flat()])
  const rest = files.filter((path) => !taken.has(path))
  return {
    shell: toEntries(shell),
    pages: Object.fromEntries(
      documents.map((path, at) => [basePath + address(path).slice(1), toEntries(needs[at] ?? [])]),
    ),
    rest: toEntries(rest.toSorted((a, b) => Number(isNotFound(a)) - Number(isNotFound(b)))),
  }
}
