import { KEYWORDS } from '../site/keywords.en'
import { TOOL_NAMES } from '../tools/registry'
import type { FoundBy, Tiles } from '../tools/tile'
import { englishNames } from './english-names'
import { entriesOf, type Extra } from './entry'
import { HAS_ENGLISH_NAMES } from './further-names.en'
import { QUESTIONS } from './questions'

const tiles = import.meta.glob<Tiles>('../tools/*/extras/tiles.en.ts', {
  eager: true,
  import: 'TILES',
})
const foundBy = import.meta.glob<FoundBy>('../tools/*/extras/tiles.en.ts', {
  eager: true,
  import: 'FOUND_BY',
})

const EXTRAS = new Map<string, readonly Extra[]>(
  Object.entries(tiles).map(([path, extras]) => [
    path.split('/').at(-3) ?? '',
    Object.entries(extras).map(([id, tile]) => {
      return { id, ...tile, keywords: foundBy[path]?.[id] ?? [] }
    }),
  ]),
)

/** Everything that the box finds by its words. */
export const ENTRIES = entriesOf({
  tools: TOOL_NAMES,
  questions: QUESTIONS,
  keywords: KEYWORDS,
  extras: EXTRAS,
  ...(HAS_ENGLISH_NAMES && { further: englishNames() }),
})

/** What many look for, by the tool and the extra. */
const POPULAR = [
  'qr-generator contents',
  'password-generator forms',
  'color-picker contrast',
  'currency-converter many',
  'countdown-timer several',
  'unit-converter column',
]

export const POPULAR_ENTRIES = POPULAR.flatMap(
  (name) => ENTRIES.find(({ tool, extra }) => `${tool.id} ${extra?.id}` === name) ?? [],
)
