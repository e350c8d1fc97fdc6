import { NO_CENTS } from '../number-text'
import { err, ok, type Result } from '../result'
import type { ExpressionError } from './tree'

/** What is written for a sign of money; `$` is that of many countries. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['$', /^(?:(?:US|CA?|AU?|NZ|HK|S|MX)?\$(?:US|CA)?|(?:US|CA|AU|NZ|HK|SG)D|MXN|dollars?|bucks?)$/i],
  ['€', /^(?:€|EUR|euros?)$/i],
  ['£', /^(?:£|GBP|quid)$/i],
  ['¥', /^(?:(?:CN|JP)?¥|JPY|CNY)$/i],
  ['₹', /^(?:₹|INR|Rs\.?)$/i],
  ['kr', /^(?:kr\.?|SEK|NOK|DKK|ISK)$/],
  ['Fr', /^(?:Fr\.?|CHF)$/i],
  ['zł', /^(?:zł|PLN)$/],
  ['Kč', /^(?:Kč|CZK)$/],
  ['Ft', /^(?:Ft|HUF)$/],
  ['R$', /^(?:R\$|BRL)$/],
  ['₽', /^(?:₽|RUB)$/],
  ['₩', /^(?:₩|KRW)$/],
  ['₺', /^(?:₺|TRY)$/],
  ['₪', /^(?:₪|ILS)$/],
  ['฿', /^(?:฿|THB)$/],
]

const signOf = (mark: string) => SIGNS.find(([, pattern]) => pattern.test(mark))?.[0] ?? mark

/** `$`, `US$`, `EUR`, `kr`; never within another word or `0x5AED`; `3x$5` is a product. */
const MONEY =
  /(?<!\p{L}(?<!\dx(?=\p{Sc})))(?<!0x[\dA-Fa-f]*)(?:[A-Z]{0,3}\p{Sc}(?:US|CA)?|[A-Z]{3}|(?:[Dd]ollar|DOLLAR|[Ee]uro|EURO|[Bb]uck|BUCK)[Ss]?|quid|QUID|(?:us|ca|au|nz|sg|hk)d|eur|gbp|jpy|cny|inr|krw|myr|chf|pln|zł|Kč|Ft|(?:kr|Fr|Rs)\.?)(?!\p{L})/gu

const CODE = /^[A-Z]{3}$/
const OF_COUNTRY = [CODE, /^[A-Z]+\$/]

let codes: ReadonlySet<string> | null = null

/** Whether it is the code of a currency, not another word in capitals: a cup is no Cuban peso here. */
function isCode(word: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  return codes.has(word) && word !== 'CUP'
}

/** `1€50` is no amount, nor is a number within it. */
const isBetweenDigits = (text: string, { 0: mark, index }: RegExpExecArray) =>
  /\d/.test(text.charAt(index - 1)) && /\d/.test(text.charAt(index + mark.length))

interface Amounts {
  /** As long as the text was, with blanks in place of what is left out. */
  text: string
  isMoney: boolean
}

const blank = (part: string) => ' '.repeat(part.length)

/** Leaves out the signs and codes of one currency; error `two-currencies` at the first of a second one. */
export function withoutMoney(text: string): Result<Amounts, ExpressionError> {
  const marks = [...text.matchAll(MONEY)].filter(
    (mark) => !isBetweenDigits(text, mark) && (!CODE.test(mark[0]) || isCode(mark[0])),
  )
  const [first] = marks
  const second =
    first &&
    marks.find(({ 0: mark }) => {
      // Two codes, such as USD and CAD, may share a sign; so may US$ and CA$.
      const areOfCountries = OF_COUNTRY.some((kind) => kind.test(mark) && kind.test(first[0]))
      return areOfCountries ? mark !== first[0] : signOf(mark) !== signOf(first[0])
    })
  if (second) return err({ code: 'two-currencies', at: second.index })
  let amounts = text
  for (const { 0: mark, index } of marks) {
    amounts = amounts.slice(0, index) + blank(mark) + amounts.slice(index + mark.length)
  }
  // As long as before, so that what is wrong keeps its place.
  amounts = amounts.replace(NO_CENTS, (dashes) => '0'.repeat(dashes.length))
  return ok({ text: amounts, isMoney: amounts !== text })
}
