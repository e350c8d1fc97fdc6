import type { FoundBy, Tiles } from '../tools/tile'
import type { Names } from './entry'

// The texts as they are in English, on pages of every language.
const titles = import.meta.glob<string>('../tools/*/name.en.ts', {
  eager: true,
  import: 'TITLE',
  query: '?english',
})
const aliases = import.meta.glob<readonly string[]>('../tools/*/question.en.ts', {
  eager: true,
  import: 'ALIASES',
  query: '?english',
})
const tiles = import.meta.glob<Tiles>('../tools/*/extras/tiles.en.ts', {
  eager: true,
  import: 'TILES',
  query: '?english',
})
const foundBy = import.meta.glob<FoundBy>('../tools/*/extras/tiles.en.ts', {
  eager: true,
  import: 'FOUND_BY',
  query: '?english',
})
const keywordFiles = import.meta.glob<Readonly<Record<string, readonly string[]>>>(
  '../site/keywords.en.ts',
  { eager: true, import: 'KEYWORDS', query: '?english' },
)

const toolOf = (path: string) => path.split('/')[2] ?? ''

/** What tools and extras are called in English, by the id of a tool, or of a tool and its extra. */
export function englishNames(): ReadonlyMap<string, Names> {
  const [keywords = {}] = Object.values(keywordFiles)
  return new Map([
    ...Object.entries(titles).map(([path, title]): [string, Names] => {
      const tool = toolOf(path)
      const [ofTool = []] = Object.entries(aliases)
        .filter(([other]) => toolOf(other) === tool)
        .map(([, names]) => names)
      return [tool, { title, others: [...ofTool, ...(keywords[tool] ?? [])] }]
    }),
    ...Object.entries(tiles).flatMap(([path, ofTool]) =>
      Object.entries(ofTool).map(([extra, tile]): [string, Names] => [
        `${toolOf(path)} ${extra}`,
        { title: tile.title, others: foundBy[path]?.[extra] ?? [] },
      ]),
    ),
  ])
}
