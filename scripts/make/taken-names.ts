import { KEYWORDS } from '../../src/site/keywords.en.ts'
import { TOOLS } from '../../src/tools/registry.ts'
import type { FoundBy, Tiles } from '../../src/tools/tile.ts'

const questions = import.meta.glob<readonly string[]>('../../src/tools/*/question.en.ts', {
  eager: true,
  import: 'ALIASES',
})
const tiles = import.meta.glob<Tiles>('../../src/tools/*/extras/tiles.en.ts', {
  eager: true,
  import: 'TILES',
})
const foundBy = import.meta.glob<FoundBy>('../../src/tools/*/extras/tiles.en.ts', {
  eager: true,
  import: 'FOUND_BY',
})

interface Owner {
  /** As `calculator`, or `countdown-timer/views`. */
  owner: string
  /** The file in which it is called so. */
  file: string
  names: readonly string[]
}

const toolOf = (path: string) => path.split('/').at(4) ?? ''

const fromRoot = (path: string) => path.replace('../../', '')

/** What the box finds, with the names that find it. */
const OWNERS: readonly Owner[] = [
  ...TOOLS.map(({ id, title, shortName }) => {
    return { owner: id, file: `src/tools/${id}/name.en.ts`, names: [id, title, shortName] }
  }),
  ...Object.entries(questions).map(([path, aliases]) => {
    return { owner: toolOf(path), file: fromRoot(path), names: aliases }
  }),
  ...Object.entries(KEYWORDS).map(([owner, names]) => {
    return { owner, file: 'src/site/keywords.en.ts', names }
  }),
  ...Object.entries(tiles).flatMap(([path, extras]) =>
    Object.entries(extras).map(([id, { title }]) => {
      const names = [title, ...(foundBy[path]?.[id] ?? [])]
      return { owner: `${toolOf(path)}/${id}`, file: fromRoot(path), names }
    }),
  ),
]

/** `stop-watch` and `Stop watch` are `stopwatch`, as they are in the box. */
const joined = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The tool or extra that goes by a name, and where it is called so; undefined where none does. */
export const ownerOf = (name: string): Owner | undefined =>
  OWNERS.find(({ names }) => names.some((known) => joined(known) === joined(name)))
