/** A spreadsheet runs what begins so as a formula, quoted or not; the full-width forms too (OWASP). */
export const FORMULA_STARTS = '=+-@＝＋－＠'

export const isFormula = (password: string): boolean =>
  password !== '' && FORMULA_STARTS.includes(password.charAt(0))

/** What may stand around a number, signs behind it too. */
const AROUND = '[-+$€£¥% ]*'
const NUMBER = String.raw`${AROUND}(?=[.,]?\d)(?:\d{1,3}(?:[.,]\d{3})+|\d*)(?:[.,]\d*)?(?:E[+-]?\d+)?[.,]?${AROUND}`
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const BETWEEN = '[-/., ]*'

// As Excel, LibreOffice and Gnumeric read cells in English; other languages have other names of months.
const READ_ANEW = [
  // `.021`, `1,234`, `12E4`, `007E3`, `90%`, `$099`, `(86)`, `5524-`, `18-$`
  new RegExp(`^(?:${NUMBER}|\\(${NUMBER}\\))$`, 'i'),
  // `3-02`, `3/4`, `1.5.26`, `78:6`, `54:`, `63:58.`, `98 3/4`
  /^(?=.*[-/.:]) *(?:\d+ )?\d+(?: ?[-/.:] ?\d+){0,3}(?: \d+)?[-+.: ]*(?:(?<=\d) ?[ap]m?)?$/i,
  /^\d+ ?[ap]m$/i,
  // `MAR1`, `May-2026`, `1-MAR`, `2mar26`
  new RegExp(`^(?:\\d{1,4}${BETWEEN})?${MONTH}${BETWEEN}\\d{1,4}$`, 'i'),
  new RegExp(`^\\d{1,4}${BETWEEN}${MONTH}$`, 'i'),
  /^(?:true|false)$/i,
]

/** What a spreadsheet does to a cell: digits lose zeros in front and those after the 15th, others become something else. */
export type Change = 'digits' | 'other'

/** Null where it leaves the password as it is, or runs it, see `isFormula`. */
export function changeOf(password: string): Change | null {
  if (/^\p{Nd}+$/u.test(password)) return 'digits'
  return READ_ANEW.some((pattern) => pattern.test(password)) ? 'other' : null
}
