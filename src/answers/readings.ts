import { bare as ownBare, native as ownNative } from '#lib/question/native.en'
import { normalizeQuestion } from '#lib/question/normalize-question'

export const MOST_CHARACTERS = 300

/** What a language makes of a question. */
export interface QuestionLanguage {
  /** Without the words of a sentence around it. */
  bare: (question: string) => string
  /** In the plain English form that all tools read. */
  native: (question: string) => string
}

/** A question in one way to read it. */
export interface Reading {
  /** In the plain form, without the words of a sentence around it. */
  question: string
  /** As titles repeat it, where it was put in other words; else undefined. */
  shown?: string
}

/** A question without the words of the sentence around it, which only a short one is searched for: so tools read it. */
const normalizedOf = (question: string): string =>
  question.length > MOST_CHARACTERS ? question.trim() : normalizeQuestion(question)

/** As the language of the page has it first, and as English where that differs: signs and English serve on every page. */
export function readingsOf(
  question: string,
  { bare, native }: QuestionLanguage = { bare: ownBare, native: ownNative },
): readonly [Reading, ...Reading[]] {
  const english = { question: normalizedOf(question) }
  const plain = question.length > MOST_CHARACTERS ? question : native(question)
  const own = { question: normalizedOf(plain), shown: bare(question) }
  return own.question === english.question ? [english] : [own, english]
}
