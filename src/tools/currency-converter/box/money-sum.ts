import { parseTokens } from '#lib/expression/parse'
import { tokensOf } from '#lib/expression/tokens'
import type { Expression, Quantity } from '#lib/expression/tree'
import { add, divide, multiply, parseFraction, type Fraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import type { Locale } from '#lib/number-text'
import type { CurrencyNames } from '../domain/name-list'
import { amountIn, readCurrencyQuestion, type CurrencyQuestion } from './question'

/** A number of a sum, or an amount of a currency. */
interface Term {
  value: Fraction
  /** The currency's code; null for a plain number. */
  code: string | null
  isPercent?: boolean
}

interface Amount extends Quantity, Term {
  /** It can hardly be anything but money. */
  isSure: boolean
  /** The currencies that it may be of. */
  codes: readonly string[]
}

/** What one of a currency is in another one; null where no rates are known. */
type RateOf = (from: string, to: string) => number | null

/** Before these an amount ends; a hyphen within a name is none, nor is the `of` of `10 g of gold`. */
const SIGN =
  /\s*(?:(?<=[%\d¼-¾⅐-⅞]\s*|cent )of\b|[+*×·÷/()%−–]|\s-|-(?=[\s\d])|\b(?:plus|minus|times|divided|multiplied)\b|(?<=[\d\s])x(?=[\d\s]))/iu

/** `20 sgd * 30 to usd` */
const TARGET = /^(.*\S)\s*(?:\s(?:in|to|into|as)\s+|->|→|=)\s*([^\d()+*/=]+)$/i

/** `(20 sgd to usd) * 30`: what the bracket is converted to, all is. */
const WITHIN = /\(([^()]*\d[^()]*?)\s+(?:in|to|into)\s+([^\d()+*/=]+)\)/i

const amountAt =
  (names: CurrencyNames, locale: Locale, place: number) =>
  (text: string, at: number): Amount | null => {
    const length = text.slice(at).search(SIGN)
    const end = length < 0 ? text.length : at + length
    // `(50 + 200) usd`
    const isOfGroup = /\)\s*$/.test(text.slice(0, at))
    const found = amountIn((isOfGroup ? '1 ' : '') + text.slice(at, end), names, locale, place)
    if (!found) return null
    const { number, ...currency } = found
    return { kind: 'quantity', at, end, readAs: number.readAs, value: number.value, ...currency }
  }

const negated = (term: Term): Term => ({
  ...term,
  value: multiply(term.value, parseFraction('-1')),
})

/** A percentage is one of the value so far; a number beside an amount is of its currency: `50+200+34 usd`. */
function added(a: Term, b: Term, rateOf: RateOf): Term | null {
  if (b.isPercent) return { ...a, value: multiply(a.value, add(parseFraction('1'), b.value)) }
  if (a.code === null || b.code === null || a.code === b.code) {
    return { value: add(a.value, b.value), code: a.code ?? b.code }
  }
  const rate = rateOf(b.code, a.code)
  if (rate === null) return null
  return { value: add(a.value, multiply(b.value, parseFraction(String(rate)))), code: a.code }
}

function combined(a: Term, operator: string, b: Term, rateOf: RateOf): Term | null {
  if (operator === '+') return added(a, b, rateOf)
  if (operator === '-') return added(a, negated(b), rateOf)
  // Money times money has no meaning.
  if (operator === '*' || operator === 'of') {
    if (a.code !== null && b.code !== null) return null
    return { value: multiply(a.value, b.value), code: a.code ?? b.code }
  }
  if (operator !== '/' || b.code !== null || b.value.num <= 0n) return null
  return { value: divide(a.value, b.value), code: a.code }
}

function valueOf(tree: Expression<Amount>, rateOf: RateOf): Term | null {
  switch (tree.kind) {
    case 'quantity':
      return tree
    case 'number':
      return { value: parseFraction(tree.plain), code: null }
    case 'group':
      return valueOf(tree.of, rateOf)
    case 'negative': {
      const of = valueOf(tree.of, rateOf)
      return of && negated(of)
    }
    case 'percent': {
      const of = valueOf(tree.of, rateOf)
      if (of?.code !== null) return null
      return { value: multiply(of.value, parseFraction('0.01')), code: null, isPercent: true }
    }
    case 'binary': {
      const [a, b] = [valueOf(tree.left, rateOf), valueOf(tree.right, rateOf)]
      return a && b && combined(a, tree.operator, b, rateOf)
    }
    default:
      return null
  }
}

/** A number that is added, without a unit of its own: `5`, `5 * 2`, `(5 + 2)`. */
const BARE =
  /(?<=^|[+−-]\s*)(?:\d[\d.,]*(?:\s*[*/×]\s*\d[\d.,]*)*|\([^()\p{L}\p{Sc}%]+\))(?=\s*(?:[+−-]|\)|$|(?:in|to)\s))/giu

/** With the target of a bracket behind all, where none is there, and behind numbers beside it: they are of that currency. */
function withTarget(question: string): string {
  const [all, amount, name] = WITHIN.exec(question) ?? []
  if (all === undefined) return question
  const beside = question.split(all).map((part) => part.replace(BARE, `$& ${name}`))
  const sum = beside.join(`(${amount})`)
  return TARGET.test(sum) ? sum : `${sum} to ${name}`
}

/** An exponent beyond these fills the memory. */
const LONGEST_NUMBER = 60

/**
 * Reads `50+200+34 usd to eur`, `(20 sgd to usd) * 30`, `100 usd + 19% in eur`, `20 eur + 30 usd in gbp` as a question of one
 * amount: in the currency of the first, by these rates. Without a target it is a sum of several currencies, and remains in
 * the first one. None for anything else; 'not-positive' where nothing is left of it.
 * @param place of the currency that is meant, where a name is that of several: each has its reading
 */
export function readMoneySum(
  question: string,
  names: CurrencyNames,
  locale: Locale,
  rateOf: RateOf,
  place = 0,
): CurrencyQuestion[] | 'not-positive' {
  const typed = question.replace(/[\s=?]+$/, '')
  const whole = withTarget(question)
  const [, sum = typed, target] = TARGET.exec(whole) ?? []
  if (sum.search(SIGN) < 0) return []
  const read = tokensOf(sum, locale, amountAt(names, locale, place))
  if (!read.ok) return []
  const { tokens, readAs } = read.value
  const isLong = tokens.some(
    (token) =>
      token.kind === 'number' && (token.plain.length > LONGEST_NUMBER || /e/.test(token.plain)),
  )
  const amounts = tokens.filter((token) => token.kind === 'quantity')
  // A sum of one currency is a question to the calculator.
  const isOther =
    target === undefined &&
    (amounts.some(({ isSure }) => !isSure) || new Set(amounts.map(({ code }) => code)).size < 2)
  if (isLong || isOther || amounts.length === 0) return []
  const tree = parseTokens(tokens, sum.length)
  const total = tree.ok ? valueOf(tree.value, rateOf) : null
  if (!total || total.code === null) return []
  if (total.value.num <= 0n) return 'not-positive'
  // So many decimals are groups in no locale, which decides what a dollar is.
  const amount = fixedText(total.value, 10)
  const open = amounts.find(({ codes }) => codes.length > 1)
  // `5 + (20 sgd to usd)` would be dollars in dollars.
  const readings = readCurrencyQuestion(
    `${amount} ${total.code}${target ? ` to ${target}` : ''}`,
    names,
    locale,
  )
    .filter(({ from, to }) => from !== to)
    .map((one) => ({
      ...one,
      readAs: open?.code ? [...readAs, open.code.toUpperCase()] : readAs,
      sum: whole === question ? sum : typed,
    }))
  const others = open && place === 0 ? readMoneySum(question, names, locale, rateOf, 1) : []
  return others === 'not-positive' ? readings : [...readings, ...others]
}
