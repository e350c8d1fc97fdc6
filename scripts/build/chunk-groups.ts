import type { Rolldown } from 'vite'

const ENTRY = /\/src\/main\.tsx$/
const LANDING = /\/src\/app\/landing\.tsx$/
const BOX = /\/src\/app\/answers\/answering\.tsx$/
const PAGE = /\/src\/tools\/([^/]+)\/page\.tsx$/
const CLIENT = /\/src\/tools\/([^/]+)\/worker-client\.ts$/
const EXTRA = /\/src\/tools\/[^/]+\/extras\/([^/]+)\/(?:domain\/)?([^/]+)\.tsx?$/

/** A module, and those that import it, themselves or by way of others; lazy imports do not count. */
function withImporters(id: string, context: Rolldown.ChunkingContext): string[] {
  const found = new Set([id])
  for (const module of found) {
    for (const importer of context.getModuleInfo(module)?.importers ?? []) found.add(importer)
  }
  return [...found]
}

const toolsOf = (paths: string[], file: RegExp) =>
  paths.flatMap((path) => file.exec(path)?.slice(1, 2) ?? [])

/**
 * The chunk of a module of ours, by what imports it. Few files, so that few requests stand before the first paint;
 * none has much that its page does not need.
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = withImporters(id, context)
  if (importers.some((path) => ENTRY.test(path))) return 'shell'
  const isOfLanding = importers.some((path) => LANDING.test(path))
  const [tool, ...others] = toolsOf(importers, PAGE)
  if (isOfLanding) return tool === undefined ? null : 'shell'
  // The bundler divides lazy parts by itself.
  if (tool === undefined) return null
  if (others.length === 0) return tool
  // The first focus of the box fetches 5 kB less than with all that pages share.
  return importers.some((path) => BOX.test(path)) ? 'shell' : 'shared'
}

/** A client that stands in a file of its own, so that the box can start it before the page's code has come. */
function clientOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = context.getModuleInfo(id)?.importers ?? []
  const [tool] = toolsOf([id, ...importers], CLIENT)
  return tool === undefined ? null : `client-${tool}`
}

/** What the pages of two tools alone share; not what the landing page has too. */
function pairOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = withImporters(id, context)
  if (importers.some((path) => ENTRY.test(path) || LANDING.test(path))) return null
  const tools = [...new Set(toolsOf(importers, PAGE))].toSorted()
  return tools.length === 2 ? `two-${tools.join('-')}` : null
}

const group = (
  name: string | ((id: string, context: Rolldown.ChunkingContext) => string | null),
  test: RegExp | ((id: string) => boolean),
) => ({
  name,
  test,
  // A group does not take in what its modules import: that goes by its own importers.
  includeDependenciesRecursively: false,
})

const isOurs = (id: string) => !id.includes('node_modules')

/** What a page and a worker have, or two workers: in a file of its own it is the same for both, and comes once. */
export const sharedGroups = [
  group('decimal', /node_modules[\\/]decimal\.js[\\/]/),
  group('decoder', /node_modules[\\/]qr[\\/]/),
]

/** Which modules share a file; the first group that names a chunk for a module has it. */
export const chunkGroups = [
  ...sharedGroups,
  // It changes rarely, so that a visitor who comes back has it already. The build's own helpers are in it.
  group(
    'framework',
    /vite\/preload-helper|rolldown\/runtime|node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/,
  ),
  // Two pages have no worker, or none that is called.
  group('workers', /\/(src\/platform\/worker|node_modules\/comlink)\//),
  group(clientOf, isOurs),
  // Less than that is not worth a request.
  { ...group(pairOf, isOurs), minSize: 2000 },
  group(chunkOf, isOurs),
]

/** What every page has from its start. */
export const OF_EACH_PAGE = /\/(rolldown-runtime|framework|shell)-[\w-]+\.chunk\.js$/

/** A tool's chunk bears the tool's name: it is the `{id}` of 'Loading chunk {id} failed.' */
export function chunkFileNames({ facadeModuleId, name }: Rolldown.PreRenderedChunk) {
  const path = facadeModuleId ?? ''
  const [tool] = toolsOf([path], PAGE)
  // The name of the extra stands in front, since each has a `view`.
  const ofExtra = EXTRA.exec(path)?.slice(1).join('-')
  return `static/js/${tool ?? ofExtra ?? name}-[hash].chunk.js`
}

/**
 * V8 then compiles the whole file off the thread while it arrives, where else it compiles each function at its first
 * call, on the thread: nearly all of React and the router runs at hydration. Other engines see a comment.
 */
export const compileHint = ({ name }: Rolldown.RenderedChunk) =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''
