import { KEYWORDS } from '../../site/keywords'
import { TOOLS } from '../../tools/registry'
import type { Tiles } from '../../tools/tile'
import { entriesOf, type Extra } from './find'
import { QUESTIONS } from './modules'

/** The query makes them modules of their own: each page would load those of all tools without it. */
const tiles = import.meta.glob<Tiles>('../../tools/*/extras/tiles.en.ts', {
  eager: true,
  import: 'TILES',
  query: '?box',
})

const EXTRAS = new Map<string, readonly Extra[]>(
  Object.entries(tiles).map(([path, extras]) => [
    path.split('/').at(-3) ?? '',
    Object.entries(extras).map(([id, tile]) => ({ id, ...tile })),
  ]),
)

/** Everything that the box finds by its words. */
export const ENTRIES = entriesOf({
  tools: TOOLS,
  questions: QUESTIONS,
  keywords: KEYWORDS,
  extras: EXTRAS,
})

/** An extra by its tool and its id, for what names it. */
export const extraOf = (tool: string, id: string): Extra | undefined =>
  EXTRAS.get(tool)?.find((extra) => extra.id === id)
