import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  /** A number, and something behind it; or a word, which may be a unit. */
  mayAnswer: (question: string): boolean => /[\d¼-¾⅐-⅞]\s*[^\d\s]|\p{L}{2}/u.test(question),
}
