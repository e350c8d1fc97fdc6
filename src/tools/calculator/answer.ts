import { withoutMoney } from '#lib/expression/money'
import { completed, parseExpression, withoutEquals } from '#lib/expression/parse'
import { isOutOfRange, partAt, type Expression, type ExpressionError } from '#lib/expression/tree'
import { toFragment } from '#lib/fragment'
import type { Locale } from '#lib/number-text'
import { figures } from '#lib/figures.en'
import { figure } from '#lib/writing.en'
import type { Answer, AnswerContext, Answers, Measure } from '../answer'
import { NO_ANSWERS, oneAnswer, plainAnswer } from '../make-answer'
import { RELIABLE_DIGITS, type Decimal } from './domain/decimal'
import { allDigits, evaluateExpression, hasAngle, hasAngleOfPi } from './extras/shared/expression'
import { formatNumber, plainNumber, RADIANS } from './domain/notation'
import { fractionText, mixedText, readAsFraction } from './box/as-fraction'
import { NAMES_BASE, readBase, wholeInBase, type InBase } from './box/number-base'
import { readNumberList, type NumberList } from './box/number-list'
import { readShares, type Share } from './box/shares'
import * as texts from './box/texts.en'

/** The raised digits, at the index of their value. */
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const isSum = (text: string) =>
  /[\d)]\s*[-+*/^!%×÷·−√⁰¹²³⁴-⁹⁻]|[⁰¹²³⁴-⁹]√|[-−√(]\s*[-−\d(]|[a-z]\s*\(|\b(?:sin|cos|tan|log|ln|sqrt)\s+[-\d]|\bof\b|0x/i.test(
    text,
  )

/** A number alone is no question, unless its form needs reading; `e` alone is the beginning of a word. */
const isTrivial = (tree: Expression, query: string): boolean =>
  tree.kind === 'number'
    ? /^\d+$/.test(query) || (tree.plain === query && !/e/i.test(query))
    : tree.kind === 'degrees' || (tree.kind === 'constant' && tree.name === 'e')

/** A result in percent, or the percentage of which something is worked out: `18% of 240`. */
function shareOf(query: string, value: string): { measure?: Measure } {
  const isInPercent = /(?:in|what) %/.test(query)
  const percent = isInPercent ? parseFloat(value) : Number(/(\d+(?:\.\d+)?)\s*%/.exec(query)?.[1])
  return percent >= 0 && percent <= 100 ? { measure: { kind: 'share', percent } } : {}
}

/** Whether the `%` between two numbers is that of a remainder: `7 % 3`. */
const isRemainder = (question: string, at: number) =>
  /\d\s*%\s*$/.test(question.slice(0, at)) && /^\d/.test(question.slice(at))

function problemText(question: string, { code, at }: ExpressionError): string | null {
  const ofPart = texts.PROBLEMS_OF_PART[code]
  const problem = texts.PROBLEMS[code] ?? null
  if (ofPart ? !isSum(question) : problem === null) return null
  if (isRemainder(question, at)) return texts.REMAINDER
  // A time: only a quotient that is one is worked out.
  if (/^\d+(?::\d+)+\s*[/÷]\s*0+$/.test(question.trim()))
    return texts.PROBLEMS['division-by-zero'] ?? null
  const part = partAt(question, at)
  // Codes are rather a question to the currency converter.
  if (code === 'two-currencies' && !/\p{Sc}/u.test(part)) return null
  return ofPart ? ofPart(part) : problem
}

/** `2026-12-25`, `25/12/2026`: no sum to those who write a date. */
const DATE =
  /(?<![\w.])(?:(?:19|20)\d\d([-/])[0-3]?\d\1[0-3]?\d|[0-3]?\d([-/])[0-3]?\d\2(?:19|20)\d\d)(?!\w|\.\d)/

/** `1/2/24`, `01-02-24`, alone: day and month in either order. */
const SHORT_DATE =
  /^(?:(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|[12]\d|3[01])\/\d\d|(0[1-9]|[12]\d|3[01])-(0[1-9]|[12]\d|3[01])-\d\d)$/

function mayBeDate(query: string): boolean {
  if (DATE.test(query)) return true
  const [first, second] = SHORT_DATE.exec(query.trim())?.slice(1).filter(Boolean) ?? []
  return first !== undefined && Math.min(Number(first), Number(second)) <= 12
}

/** `100/7 to 2 decimal places`, `round 2.5 to 0 decimals`, `2/3 rounded to 1 decimal place` */
const ROUNDED = /^(?:round )?(.*\d.*?)(?: rounded)? to ([12]?\d) decimal(?:s| places?)$/i

/** A number with so many decimals, as many as are sure; undefined: as it is. */
const inPlaces = (value: Decimal, places: number | undefined): string =>
  places === undefined || value.e + places >= RELIABLE_DIGITS
    ? formatNumber(value)
    : value.toDecimalPlaces(places).toFixed(places)

function answerReading(
  { text: query, prefix }: InBase,
  isMoney: boolean,
  { locale, shown = query }: Pick<AnswerContext, 'locale' | 'shown'>,
): Answers {
  const title = texts.result(withoutEquals(shown))
  const [, text = query, decimals] = ROUNDED.exec(query) ?? []
  const places = decimals === undefined ? undefined : Number(decimals)
  const isPlain = prefix === null && places === undefined
  const parsed = parseExpression(text, locale)
  if (!parsed.ok) return { answers: [], problem: problemText(query, parsed.error) }
  const { tree, readAs } = parsed.value
  const isAmount = isMoney || parsed.value.isMoney
  const isAlone = isTrivial(tree, query.trim()) || (isAmount && tree.kind === 'number')
  if (isAlone && isPlain) return NO_ANSWERS
  const result = evaluateExpression(tree)
  const source = completed(text)
  const fragment = toFragment(source)
  if (!result.ok) {
    const problem = texts.PROBLEMS[result.error.code] ?? null
    const isPageOnly = isOutOfRange(result.error)
    return { answers: [], problem, ...(isPageOnly && { pageOnly: { fragment } }) }
  }
  const rounded = inPlaces(result.value, places)
  const inBase = prefix === null ? null : wholeInBase(tree, result.value, prefix)
  const value = inBase ?? (prefix ? null : rounded)
  if (value === null) return { answers: [], problem: texts.NOT_IN_BASE }
  const notes = readAs.map(texts.readAs)
  if (hasAngle(query)) notes.push(texts.IN_DEGREES)
  // Meters and minutes too, bytes and tonnes.
  const rank = /\d\s*[MBT]\b/.test(query) ? 1 : 0
  const copy = isPlain ? allDigits(tree, result.value) : value
  const more = { copy, notes, opening: { fragment }, rank, ...shareOf(query, value) } as const
  const degrees = plainAnswer(title, figure(value), more)
  const radians = prefix === null && hasAngleOfPi(tree) && evaluateExpression(tree, 'radians')
  if (!radians || !radians.ok) return oneAnswer(degrees)
  const ofRadians = inPlaces(radians.value, places)
  const inRadians = {
    ...plainAnswer(title, figure(ofRadians), more),
    copy: isPlain ? plainNumber(radians.value) : ofRadians,
    notes: [...readAs.map(texts.readAs), texts.IN_RADIANS],
    opening: { fragment: toFragment(source + RADIANS) },
  }
  return { answers: [inRadians, degrees], problem: null }
}

/** Money with more than four decimals is rounded to a cent, and its digits stand below. */
const LONG = /\.\d{5}/

/** An amount that is worked out of others, with the sum that gives it on the page; null where it has none. */
function shareAnswer(share: Share, locale: Locale): Answer | null {
  const parsed = parseExpression(share.expression, locale)
  const result = parsed.ok ? evaluateExpression(parsed.value.tree) : null
  if (!parsed.ok || !result?.ok) return null
  const exact = formatNumber(result.value)
  const isRounded = LONG.test(exact)
  const value = isRounded ? result.value.toFixed(2) : exact
  return plainAnswer(texts.share(share), figure(value), {
    copy: value,
    ...shareOf(`${share.rate}%`, exact),
    notes: [...parsed.value.readAs.map(texts.readAs), ...(isRounded ? [texts.exactly(exact)] : [])],
    opening: { fragment: toFragment(share.expression) },
  })
}

function listAnswer({ isInPercent, ...list }: NumberList): Answer | null {
  const { kind, numbers, readAs, leftOut, expression } = list
  // The numbers are plain decimals already, so the locale decides nothing.
  const parsed = parseExpression(expression, 'en')
  const result = parsed.ok ? evaluateExpression(parsed.value.tree) : null
  if (!parsed.ok || !result?.ok) return null
  return plainAnswer(texts.ofList(kind, numbers), figure(formatNumber(result.value)), {
    ...(isInPercent && { unit: '%' }),
    copy: allDigits(parsed.value.tree, result.value),
    notes: [
      ...(leftOut.length > 0 ? [texts.leftOut(leftOut.join(', '))] : []),
      texts.countOf(numbers.length),
      ...readAs.map(texts.readAs),
    ],
    opening: { fragment: toFragment(figures(expression)) },
  })
}

/** Tips, taxes, and what several numbers have in common; null for anything else. */
function namedAnswers(query: string, locale: Locale): Answers | null {
  const shares = readShares(query)?.flatMap((one) => shareAnswer(one, locale) ?? []) ?? []
  const lists = readNumberList(query, locale).flatMap((list) => listAnswer(list) ?? [])
  const answers = shares.length > 0 ? shares : lists
  if (answers.length > 0) return { answers, problem: null }
  const fraction = readAsFraction(query, locale)
  if (!fraction) return null
  if (fraction === 'no-fraction') return { answers: [], problem: texts.NO_FRACTION }
  const { text, value, near, readAs } = fraction
  const quotient = fractionText(value)
  return oneAnswer(
    plainAnswer(texts.asFraction(text), quotient, {
      notes: [
        ...(value.num > value.den && value.den > 1n ? [mixedText(value)] : []),
        ...(near ? [texts.near(fractionText(near))] : []),
        ...readAs.map(texts.readAs),
      ],
      opening: { fragment: toFragment(quotient) },
    }),
  )
}

/** `3√27` is a product to schoolbooks, and meant as a cube root where no small 3 can be typed. */
const INDEX = /(?<![\d.,\p{L}⁰¹²³⁴-⁹])([3-9])\s*√/gu

/** `2/3` of `4/5 / 2/3`, `6 ÷ 2/3`: blanks or another sign before it say that it is one number. */
const FRACTION = /(?<= [/^] |÷ ?|divided by )(\d+)\/(\d+)(?![\d.,/]|\s*[\^!%(])/gi

/** What a question may be, the likelier first. */
function readingsOf(query: string): readonly string[] {
  const asProduct = query.replace(INDEX, '$1 × √')
  if (asProduct !== query) {
    return [
      asProduct,
      query.replace(INDEX, (_, index: string) => `${RAISED_DIGITS[Number(index)]}√`),
    ]
  }
  const asOne = query.replace(FRACTION, '($1/$2)')
  return asOne === query ? [query] : [asOne, query.replace(FRACTION, '$1 / $2')]
}

/** The answers of all readings; of none that has one, why the likeliest has not. */
function merged(replies: readonly Answers[]): Answers {
  const answers = replies.flatMap((reply) => reply.answers)
  return answers.length > 0 ? { answers, problem: null } : (replies[0] ?? NO_ANSWERS)
}

function answerQuery(query: string, isMoney: boolean, context: AnswerContext): Answers {
  const named = namedAnswers(query, context.locale)
  if (named) return named
  const reply = merged(readBase(query).map((reading) => answerReading(reading, isMoney, context)))
  return reply.answers.length > 0 && mayBeDate(query)
    ? { answers: [], problem: texts.MAY_BE_DATE }
    : reply
}

/** Whole expressions: `2+3*4`, `18% of 240`, `5!`, `sin 30` (degrees); `$50 + 20%` is worked out without the sign. */
export function answer(question: string, context: AnswerContext): Answers {
  const amounts = withoutMoney(question)
  // `CAD in decimal` is a number of base sixteen.
  const isMoney = amounts.ok && amounts.value.isMoney && !NAMES_BASE.test(question)
  const query = withoutEquals(isMoney ? amounts.value.text.replace(/\s+/g, ' ').trim() : question)
  if (query === '') return NO_ANSWERS
  const readings = readingsOf(query)
  // The titles of several show each as it is read, not the question as it was asked.
  const shown = readings.length > 1 ? undefined : context.shown
  return merged(readings.map((reading) => answerQuery(reading, isMoney, { ...context, shown })))
}
