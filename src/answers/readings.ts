import { bare as ownBare, native as ownNative } from '#lib/question/native.en'
import { normalizeQuestion } from '#lib/question/normalize-question'

export const MOST_CHARACTERS = 300

/** What a language makes of a question. */
export interface QuestionLanguage {
  /** Leaves out the words of a sentence around the question. */
  bare: (question: string) => string
  /** Brings the question into the plain English form that all tools read. */
  native: (question: string) => string
}

/** A question as one language reads it. */
export interface Reading {
  /** The question in the plain English form, without the words of a sentence around it. */
  question: string
  /** The question as titles repeat it, where `question` has other words; else undefined. */
  shown?: string
}

/** The question as tools read it: a short one without the words of a sentence around it, a long one as it is. */
const normalizedOf = (question: string): string =>
  question.length > MOST_CHARACTERS ? question.trim() : normalizeQuestion(question)

/** The question as the language of the page reads it, and where that differs as English, which serves on every page. */
export function readingsOf(
  question: string,
  { bare, native }: QuestionLanguage = { bare: ownBare, native: ownNative },
): readonly [Reading, ...Reading[]] {
  const english = { question: normalizedOf(question) }
  const plain = question.length > MOST_CHARACTERS ? question : native(question)
  const own = { question: normalizedOf(plain), shown: bare(question) }
  return own.question === english.question ? [english] : [own, english]
}
