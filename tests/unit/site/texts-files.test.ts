import { expect, test } from 'vitest'
import { OF_A_LANGUAGE } from '../../../scripts/build/languages'
import { LANGUAGES, isPseudo, type LanguageId } from '../../../src/site/languages'
import { filesUnder, readSource } from '../../support/source-files'
import { computedIn, fragmentsIn, plainFunctionsIn } from '../../support/texts-files'

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  '../../../src/**/*.{en,de}.ts',
  { eager: true },
)

const OWN = (Object.keys(LANGUAGES) as LanguageId[]).filter((id) => !isPseudo(id))

/** Tables of names, which are read into maps, and the names of units, of which English has one form in its tables. */
const TABLES = /\/(?:(?:first|shown)-names|unit-names|cldr-[a-z]+)\.[a-z]{2}\.ts$/

const textsFiles = filesUnder('src').filter((path) =>
  OWN.some((id) => path.endsWith(`.${id}.ts`) && !OF_A_LANGUAGE.test(path)),
)

const foundIn = (find: typeof computedIn, paths: readonly string[]) =>
  paths.flatMap((path) => find(path, readSource(path)).map((text) => `${path}: ${text}`))

test('a texts file computes nothing', () => {
  const paths = textsFiles.filter((path) => !TABLES.test(path))
  expect(foundIn(computedIn, paths)).toEqual([])
})

test('no text is a piece that is put together with others', () => {
  expect(foundIn(fragmentsIn, textsFiles)).toEqual([])
})

test('a color or a part of what was typed keeps its direction in a text, on pages from right to left too', () => {
  const turned = textsFiles
    .filter((path) => path.endsWith('.en.ts'))
    .flatMap((path) => {
      const source = readSource(path)
      const colors = Array.from(source.matchAll(/(\w+): HexColor/g), ([, name]) => name)
      const values = new Set([...colors, 'part', 'typed', 'cells'])
      return [...source.matchAll(/\$\{(\w+)\}/g)]
        .filter(([, name]) => values.has(name))
        .map(([text]) => `${path}: ${text}`)
    })
  expect(turned).toEqual([])
})

/** Values by which a text is chosen, and which it need not repeat. */
const CHOOSES = [
  'src/answers/dates/texts: daysOf(41)',
  'src/answers/dates/texts: yearsOf(41)',
  'src/tools/countdown-timer/box/texts: timers(41)',
  'src/tools/currency-converter/domain/initial-names: initialName(«0»)',
  'src/tools/currency-converter/domain/shown-names: shownName(«0»)',
  'src/tools/currency-converter/extras/search/texts: summary(«0»)',
  'src/tools/currency-converter/extras/search/texts: summary(43)',
  'src/tools/unit-converter/extras/all-units/texts: found(42)',
  'src/tools/unit-converter/extras/column/texts: oddLines(42)',
]

test.each(OWN)('%s: what is put into a text comes out of it', (id) => {
  const lost = textsFiles
    .filter((path) => path.endsWith('.en.ts'))
    .flatMap((english) => {
      const file = english.replace(/\.en\.ts$/, '')
      const texts = modules[`../../../${file}.${id}.ts`] ?? {}
      return [...plainFunctionsIn(english, readSource(english))].flatMap(([name, kinds]) => {
        const values = kinds.map((kind, at) => (kind === 'string' ? `«${at}»` : 41 + at))
        const words = texts[name] as (...values: unknown[]) => unknown
        const text = JSON.stringify(words(...values))
        return values
          .filter((value) => !text.includes(String(value)))
          .map((value) => `${file}: ${name}(${value})`)
      })
    })
  expect(lost).toEqual(CHOOSES)
})
