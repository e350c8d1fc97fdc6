export const EXAMPLES = ['2+3*4', '18% of 240', '240 + 18%', 'sqrt(2)']

export const ALIASES = ['calc', 'math', 'maths', 'sum', 'percentage', 'arithmetic']

/** A sign of a sum, or the name of a function or constant. */
export const mayAsk = (question: string): boolean =>
  /[-+*/^%!×÷·−√²³(]|\d\s*x\s*\d|π|(?<!\p{L})(?:pi|e|sin|cos|tan|log|ln|sqrt|of)(?!\p{L})/iu.test(
    question,
  )
