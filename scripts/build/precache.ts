import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files-in.ts'

// These are for other sites, search engines, hosts and the moment of installing, all of them online.
const NOT_KEPT =
  /^\/(og\/|icons\/|screenshots\/|\.well-known\/|_headers$|robots\.txt$|([a-z-]+\/)?(sitemap|opensearch)\.xml$|sw(\.[a-z-]+)?\.js$|THIRD-PARTY-NOTICES\.txt$)|\.(br|gz)$/

const isNotFound = (path: string) => path.endsWith('/404.html')
const isPage = (path: string) => path.endsWith('.html') && !isNotFound(path)

/** What every language has and no bundle: the files of `public`. */
const isShared = (path: string) => /^\/[^/]+$/.test(path) && !/\.(html|webmanifest)$/.test(path)

/** `/calculator.html` is visited, and kept, as `/calculator`: some hosts redirect the former. */
const address = (path: string) =>
  isPage(path) ? path.slice(0, -5).replace(/^\/index$/, '/') : path

const filesOf = (dir: string) =>
  filesIn(dir)
    .map((path) => `/${path}`)
    .filter((path) => !NOT_KEPT.test(path))
    .toSorted()

/** The files that each text file names; names with a hash, or at the site's root, are unmistakable. */
function findReferences(dir: string, files: readonly string[]): Map<string, string[]> {
  const named = files.filter((path) => !path.endsWith('.html'))
  const references = (path: string) => {
    if (!/\.(html|js|css)$/.test(path)) return []
    const text = readFileSync(join(dir, path), 'utf8')
    return named.filter((other) => other !== path && text.includes(other.replace(/^.*\//, '')))
  }
  return new Map(files.map((path) => [path, references(path)]))
}

/** All that can be reached from `start`, the deepest first; what is in `known` is passed over. */
function reach(start: string, references: Map<string, string[]>, known: Set<string>): string[] {
  if (known.has(start)) return []
  known.add(start)
  const deeper = (references.get(start) ?? []).flatMap((path) => reach(path, references, known))
  return [...deeper, start]
}

/** An entry of the list, as src/service-worker/kept-files.ts has it. */
function entryOf(dir: string, basePath: string, path: string) {
  const content = readFileSync(join(dir, path))
  const hash = createHash('sha256').update(content)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  // A name that changes with the content needs no revision.
  const revision = path.startsWith('/static/') ? null : hash.digest('hex').slice(0, 16)
  return { url: basePath + address(path).slice(1), revision, integrity }
}

/**
 * Sorts the files of a built site by when the service worker fetches them: what every page names
 * and its styles name, what each page needs beyond that (workers and data too), and the rest.
 * src/sw.ts reads it as `__PRECACHE__`.
 * @param basePath at which the site stands
 * @param ownFiles of one language, where the folder has several
 */
export function readPrecache(
  dir: string,
  {
    basePath = '/',
    ownFiles,
  }: { basePath?: string; ownFiles?: ReadonlySet<string> | undefined } = {},
) {
  const files = filesOf(dir).filter(
    (path) => !ownFiles || ownFiles.has(path.slice(1)) || isShared(path),
  )
  const documents = files.filter(isPage)
  const references = findReferences(dir, files)
  const named = files.filter((path) =>
    documents.every((document) => references.get(document)?.includes(path)),
  )
  // The fonts that the styles name belong to every page too; what the scripts name are parts of single pages.
  const styles = named.filter((path) => path.endsWith('.css'))
  const fonts = styles.flatMap((path) => references.get(path) ?? [])
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
