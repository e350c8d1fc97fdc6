const SUM =
  /[-+*/^%!×÷·−–√²³⁰⁴-⁹(]|\d\s*x\s*\d|π|(?<!\p{L})(?:pi|e|sin|cos|tan|log|ln|sqrt|of|off|mod|plus|minus|times|by|power|root|squared|cubed|percent)(?!\p{L})/iu

/** With separators or an exponent: the answer is how it is read. */
const NUMBER = /^=?(?=.*\D)[\d\s.,'’]+(?:e[+-]?\d+)?\s*=?$/iu

export const QUESTION = {
  examples: ['2+3*4', '18% of 240', '240 + 18%', 'sqrt(2)'],
  aliases: ['calc', 'math', 'maths', 'sum', 'percentage', 'arithmetic'],
  /** A sign of a sum, the name of a function or constant, or a number that is not plain digits. */
  mayAsk: (question: string): boolean => SUM.test(question) || NUMBER.test(question),
}
