import type { Rolldown } from 'vite'

const ENTRY = /\/src\/main\.tsx$/
const LANDING = /\/src\/app\/landing\.tsx$/
const ROUTE = /\/src\/(tools\/[^/]+\/page|app\/landing)\.tsx$/
const PAGE = /\/src\/tools\/([^/]+)\/page\.tsx$/
const ANSWER = /\/src\/tools\/([^/]+)\/answer\.ts$/
const EXTRA = /\/src\/tools\/[^/]+\/extras\/([^/]+)\/(?:domain\/)?([^/]+)\.tsx?$/
const BOX = /\/src\/app\/answers\/box\.tsx$/
const WORKER_CLIENT = /\/src\/tools\/[^/]+\/(client|effects)\.ts$/
const OWN_CODE = /\/(src|comlink)\//

// The first two are used by the box and one tool: they would join that tool's page, and the box would load it. The
// others are so short that a file of their own costs more.
const IN_SHELL =
  /\/src\/(platform\/after-frame\.ts|ui\/browser\/use-modal\.ts|platform\/schedule\.ts|ui\/buttons\/copy-button\.module\.css|ui\/readout\/(color-swatch|site-code)\..*)$/
// Too short for files of their own.
const SMALL_PART_OF_BOX = /\/src\/tools\/answer\.ts$/
// Of two routes only, it would join the chunk of one of them, and the other would load that tool. So short that a
// file of its own costs more.
const SMALL_PART =
  /\/src\/(lib\/(grouped|color|contrast|merge-changed)|platform\/visits|ui\/(layout\/extra|browser\/use-lazy-part|fields\/(segmented|color-field)))\.tsx?$/

/** The modules that import this one, itself or by way of others; lazy imports do not count. */
function importersOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const found = new Set([id])
  for (const module of found) {
    for (const importer of context.getModuleInfo(module)?.importers ?? []) found.add(importer)
  }
  found.delete(id)
  return [...found]
}

/**
 * A group whose modules choose their chunk by what imports them.
 * @param debugName of the group, in the bundler's own report
 */
const byImporters = (
  debugName: string,
  test: RegExp,
  chunkOf: (importers: string[], id: string) => string | null,
) => ({
  debugName,
  test,
  name: (id: string, context: Rolldown.ChunkingContext) => chunkOf(importersOf(id, context), id),
})

const includes = (paths: string[], file: RegExp) => paths.some((path) => file.test(path))

/** From three routes on, the others too load a chunk together. */
const isOfManyRoutes = (importers: string[]) =>
  importers.filter((path) => ROUTE.test(path)).length >= 3

const toolsOf = (paths: string[], file: RegExp) =>
  paths.flatMap((path) => file.exec(path)?.slice(1, 2) ?? [])

// Changes rarely, so that a visitor who comes back has it already. With the build's own helpers.
const framework = {
  name: 'framework',
  test: /vite\/preload-helper|rolldown\/runtime|node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/,
}

// Few files, so that few requests stand before the first paint. What every page needs:
const shell = byImporters('shell', OWN_CODE, (importers, id) => {
  const isForAll = includes(importers, LANDING) && isOfManyRoutes(importers)
  return IN_SHELL.test(id) || includes([id, ...importers], ENTRY) || isForAll ? 'shell' : null
})

// What only tools with a worker share, and what other tools do. What only two routes share is a file of its own:
// the others would load it for nothing.
const shared = byImporters('shared', OWN_CODE, (importers, id) => {
  if (SMALL_PART.test(id)) return 'shared'
  if (SMALL_PART_OF_BOX.test(id)) return 'copying'
  if (!isOfManyRoutes(importers)) return null
  // What the box needs of it, alone: on the landing page it comes with the first question.
  if (includes(importers, BOX) || includes(importers, ANSWER)) return 'copying'
  return includes(importers, WORKER_CLIENT) ? 'workers' : 'shared'
})

// What a tool's page alone shares with its answers in the box, in one file: the first sum loads no page.
const domains = {
  ...byImporters(
    'domains',
    /\/(src\/(tools\/[^/]+\/domain|lib)|node_modules\/decimal\.js)\//,
    (importers) => {
      const [tool, ...others] = toolsOf(importers, PAGE)
      if (tool === undefined || others.length > 0) return null
      return toolsOf(importers, ANSWER).includes(tool) ? `domain-${tool}` : null
    },
  ),
  includeDependenciesRecursively: false,
}

// What two routes share, by subject: each file more is a request more before the page works.
const recentConversions = {
  name: 'recent-conversions',
  test: /\/src\/(lib\/(resting-history|fraction(-text)?)|ui\/readout\/(panes?|number-field)|ui\/layout\/recent-conversions)\b/,
}

// All that a tool's page imports at once and no other page, in one file: its lazy parts use some of it, which
// would be split off into files that cost more bytes and requests.
const pages = {
  // Its worker's address too, and the library of the calculator.
  ...byImporters('pages', /\/(src|workers|node_modules\/decimal\.js)\//, (importers, id) => {
    const routes = [id, ...importers].filter((path) => ROUTE.test(path))
    const [tool] = toolsOf(routes, PAGE)
    // What the box uses too is no reason to load the page.
    const isAnswer = includes([id, ...importers], ANSWER)
    return routes.length === 1 && !isAnswer ? (tool ?? null) : null
  }),
  // What other tools share with it stays outside.
  includeDependenciesRecursively: false,
}

/** Which modules share a file; the first group that names a chunk for a module has it. */
export const chunkGroups = [framework, shell, shared, domains, recentConversions, pages]

/** What every page has from its start. */
export const OF_EACH_PAGE = /\/(rolldown-runtime|framework|shell)-[\w-]+\.chunk\.js$/

/** A tool's chunk bears the tool's name: it is the `{id}` of 'Loading chunk {id} failed.' */
export function chunkFileNames({ facadeModuleId, name }: Rolldown.PreRenderedChunk) {
  const [tool] = toolsOf([facadeModuleId ?? ''], PAGE)
  const [, extra, file] = EXTRA.exec(facadeModuleId ?? '') ?? []
  // Each extra has a `view`.
  const own = tool ?? (extra && file && `${extra}-${file}`)
  return `static/js/${own ?? name}-[hash].chunk.js`
}
