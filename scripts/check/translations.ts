import { createHash } from 'node:crypto'
import { OF_A_LANGUAGE } from '../build/languages.ts'

/** Files of texts in English; each language has one of its own beside each of them. */
export const isEnglish = (path: string): boolean =>
  path.startsWith('src/') && path.endsWith('.en.ts') && !OF_A_LANGUAGE.test(path)

export const translationOf = (english: string, language: string): string =>
  english.replace(/\.en\.ts$/, `.${language}.ts`)

/** Of the English file that a translation was written from; line ends of Windows make no difference. */
export const digestOf = (english: string): string =>
  createHash('sha256').update(english.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12)

const WHOLE = /^export type Whole = Same<[^>]*>$/m
const DIGEST = /^\/\/ Written from ([0-9a-f]{12})$/m

/** What is wrong with a translation; null: nothing. */
export function faultOf(english: string, translation: string | undefined): string | null {
  if (translation === undefined) return 'missing'
  if (!WHOLE.test(translation)) return 'without the line that compares it'
  return DIGEST.exec(translation)?.[1] === digestOf(english) ? null : 'outdated'
}

/** The translation with the digest of the English file as it is, in the line below the one that compares it. */
export function accepted(english: string, translation: string): string {
  const line = `// Written from ${digestOf(english)}`
  if (DIGEST.test(translation)) return translation.replace(DIGEST, line)
  return translation.replace(WHOLE, (whole) => `${whole}\n${line}`)
}
