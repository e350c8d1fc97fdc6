import { ALIASES } from './question.en'

const SUM =
  /^\p{L}+$|[-+*/^%!×÷·⋅⁄‐-—−-∛¹²³⁰-⁹¼-¾⅐-⅞(]|\d.*\p{L}|\p{L}.*\d|π|\b(?:hex|bin|oct|dec|base|random|[ug]uid|dice|coin|die|heads|(?:pi|e|of)\b)/iu

/** A number with separators or an exponent: the answer is how it is read. */
const NUMBER = /^=?(?=.*\D)[\d\s.,'’]+(?:e[+-]?\d+)?\s*=?$/iu

export const QUESTION = {
  aliases: ALIASES,
  /** A sign of a sum, a word alone or beside a number, what is drawn, or a number that is not plain digits. */
  mayAnswer: (question: string): boolean => SUM.test(question) || NUMBER.test(question),
}
