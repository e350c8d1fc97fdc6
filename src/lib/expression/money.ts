import { err, ok, type Result } from '../result'
import type { ExpressionError } from './tree'

/** Signs and codes of money by what they look like: `$` is that of many countries. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: [
    'USD',
    'CAD',
    'AUD',
    'NZD',
    'HKD',
    'SGD',
    'MXN',
    'US$',
    'CA$',
    'C$',
    'AU$',
    'A$',
    'NZ$',
    'HK$',
    'S$',
    '$US',
    '$CA',
    'dollar',
    'dollars',
    'buck',
    'bucks',
    'usd',
    'cad',
    'aud',
  ],
  '€': ['EUR', 'euro', 'euros', 'eur'],
  '£': ['GBP', 'quid', 'gbp'],
  '¥': ['JPY', 'CNY', 'CN¥', 'JP¥', 'jpy'],
  '₹': ['INR', 'Rs', 'inr'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  Fr: ['CHF', 'chf'],
  zł: ['PLN'],
  Kč: ['CZK'],
  Ft: ['HUF'],
  R$: ['BRL'],
  '₽': ['RUB'],
  '₩': ['KRW'],
  '₺': ['TRY'],
  '₪': ['ILS'],
  '₱': ['PHP'],
  '฿': ['THB'],
  '₴': ['UAH'],
}
const SIGN_OF = new Map(
  Object.entries(SIGNS).flatMap(([sign, others]) => others.map((one) => [one, sign])),
)

/** `$`, `US$`, `EUR`, `kr`; never a sign or word within another word. */
const MONEY =
  /(?<!\p{L})(?:[A-Z]{0,3}\p{Sc}(?:US|CA)?|[A-Z]{3}|dollars?|bucks?|euros?|quid|usd|cad|aud|eur|gbp|jpy|inr|chf|zł|Kč|Ft|(?:kr|Fr|Rs)\.?)(?!\p{L})/gu

/** `12.-`, `12,--`: no cents. */
const NO_CENTS = /(?<=\d)[.,][-–—]{1,2}(?=\s*(?:$|[^\s\d(]))/gu

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
    (mark) => !isBetweenDigits(text, mark) && (!/^[A-Z]{3}$/.test(mark[0]) || isCode(mark[0])),
  )
  const kinds = marks.map(([mark]) => mark.replace(/\.$/, ''))
  const [first] = kinds
  if (first === undefined) return ok({ text, isMoney: false })
  const signs = kinds.map((kind) => SIGN_OF.get(kind) ?? kind)
  const second = kinds.findIndex((kind, at) => {
    const isSameSign = signs[at] === signs[0]
    // Two codes, such as USD and CAD, may share a sign.
    const isOtherCode = [kind, first].every((one) => /^[A-Z]{3}$/.test(one)) && kind !== first
    return !isSameSign || isOtherCode
  })
  if (second !== -1) return err({ code: 'two-currencies', at: marks[second]?.index ?? 0 })
  let amounts = text
  for (const { 0: mark, index } of marks) {
    amounts = amounts.slice(0, index) + blank(mark) + amounts.slice(index + mark.length)
  }
  return ok({ text: amounts.replace(NO_CENTS, blank), isMoney: true })
}
