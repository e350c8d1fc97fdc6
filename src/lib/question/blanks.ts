/** Not the no-break blank between groups of digits, which parts no two numbers. */
export const BLANKS = /(?:(?!(?<=\d)[\u00a0\u2009\u202f]\d{3}(?!\d))\s)+/g
