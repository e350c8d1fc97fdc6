import { ALIASES } from './question.en'

const SUM =
  /[-+*/^%!×÷·⋅⁄‐-—−-∛¹²³⁰-⁹¼-¾⅐-⅞(]|[\d.]\s*x\s*[\d.,\p{Sc}]|π|[\d.,]\s*(?:(?:k|m|bn?|tn?|trn|mio|mln|mrd|mld|l?cr)\b|[万萬億亿兆만억조])|\b0[xbo]|\b(?:hex|bin|oct|dec|base)|(?<!\p{L})(?:pi|e|(?:a|arc)?(?:sin|cos|tan)|log|ln|sqrt|cbrt|abs|of|off|tip|mod|modulo|plus|minus|times|multiplied|divided|by|power|root|squared|cubed|(?:per)?cent|percentage|hundred|thousand|lakhs?|mill?[ioó]+n(?:en|es|i|s)?|milh\p{L}+|crores?|bill[ioó]+n(?:en|es|s)?|mil[lj]?i?ar\p{L}+|trillions?|factorial|vat|tax|gst|average|avg|mean|median|random|number|uuids?4?|guids?|dice|die|coins?|heads|sum|total|minimum|maximum|fractions?)(?!\p{L})|^(?:min|max)\b|(?:^|\s)\d*d\d/iu

/** A number with separators or an exponent: the answer is how it is read. */
const NUMBER = /^=?(?=.*\D)[\d\s.,'’]+(?:e[+-]?\d+)?\s*=?$/iu

export const QUESTION = {
  aliases: ALIASES,
  /** A sign of a sum, the name of a function or constant, or a number that is not plain digits. */
  mayAnswer: (question: string): boolean => SUM.test(question) || NUMBER.test(question),
}
