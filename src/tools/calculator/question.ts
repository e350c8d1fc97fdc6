import { ALIASES } from './question.en'

const SUM =
  /^\p{L}+$|[-+*/^%!×÷·⋅⁄‐-—−-∛¹²³⁰-⁹¼-¾⅐-⅞(]|\d.*\p{L}|\p{L}.*\d|\b(?:hex|bin|oct|dec|base)|(?<!\p{L})(?:π|pi|e|of|random|uuids?4?|guids?|dice|die|coins?|heads)(?!\p{L})/iu

/** A number with separators or an exponent: the answer is how it is read. */
const NUMBER = /^=?(?=.*\D)[\d\s.,'’]+(?:e[+-]?\d+)?\s*=?$/iu

export const QUESTION = {
  aliases: ALIASES,
  /** A sign of a sum, a word alone or beside a number, what is drawn, or a number that is not plain digits. */
  mayAnswer: (question: string): boolean => SUM.test(question) || NUMBER.test(question),
}
