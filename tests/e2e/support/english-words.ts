import { colorsNamed } from 'culori/fn'
import { parseSync, Visitor } from 'vite'
import { OF_A_LANGUAGE } from '../../../scripts/build/languages'
import type { LanguageId } from '../../../src/site/languages'
import { filesUnder, readSource } from '../../support/source-files'
import { OF_NO_LANGUAGE, type Outside } from './outside-of-marks'

const WORD = /\p{L}{2,}/gu

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

/** All words in the texts of a language, in small letters. */
function wordsIn(language: LanguageId): Set<string> {
  const words = new Set<string>()
  const add = (text: string) => {
    for (const word of wordsOf(text)) words.add(word)
  }
  const paths = filesUnder('src').filter(
    (path) => path.endsWith(`.${language}.ts`) && !OF_A_LANGUAGE.test(path),
  )
  for (const path of paths) {
    const { program } = parseSync(path, readSource(path))
    new Visitor({
      Literal({ value }) {
        if (typeof value === 'string') add(value)
      },
      TemplateElement: ({ value }) => add(value.cooked ?? ''),
    }).visit(program)
  }
  return words
}

/** No group of thousands, no date and no version. */
const POINT = /(?<![\d.,])\d+\.(?:\d{1,2}|\d{4,})(?![\d.])/

/** Names of CSS are code. */
const isOfNoLanguage = (text: string) =>
  text in colorsNamed || OF_NO_LANGUAGE.some(([, form]) => form.test(text))

/**
 * Finds the texts with a word of English in them: one that stands in the English texts and in none of the language. Also
 * figures with a decimal point, on pages whose mark is the comma.
 */
export function englishOn(language: LanguageId): (texts: readonly Outside[]) => string[] {
  const own = wordsIn(language)
  const english = wordsIn('en')
  for (const word of own) english.delete(word)
  return (texts) =>
    texts.flatMap(({ kind, text }) => {
      if (isOfNoLanguage(text)) return []
      const words = wordsOf(text).filter((word) => english.has(word))
      const found = [...words, ...(POINT.exec(text) ?? [])]
      return found.length > 0 ? [`${kind}: ${text} (${found.join(', ')})`] : []
    })
}
