import { toFragment } from '#lib/fragment'
import { parseFraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import type { Locale } from '#lib/number-text'
import { numberFirst } from '#lib/question/plain-numbers'
import { figure } from '#lib/writing.en'
import type { AnswerContext, Answers, AnswerSource, Line, SourceTexts } from '../answer'
import { NO_ANSWERS, plainAnswer, textOf } from '../make-answer'
import * as texts from './box/texts.en'
import type { CurrencyNames } from './domain/name-list'
import { INITIAL_NAMES, namedCode, nameOf, POPULAR_CODES } from './domain/names'
import { readCurrencyQuestion, type CurrencyQuestion } from './box/question'
import type { MoneyUnit } from './box/metals'
import { readMoneySum } from './box/money-sum'
import { SHARED_NAME } from './extras/shared/words'
import { figuresOf, figureText } from './domain/figures'
import { changeOf, replacementOf } from './domain/replaced'
import { unusualDecimals } from './extras/shared/minor-unit'
import { BY_FALLBACK, linkOf } from './domain/link'
import {
  ageDays,
  latestMs,
  fallbackRate,
  parseShipped,
  RATES_KEY,
  ratesFromJson,
  type FallbackRates,
  type ShippedTable,
} from './domain/rates'
import { USUAL_CODES } from './extras/query'
import { changeText, labelOf, money, fallbackAge, updated } from './money.en'
import { shownName } from './domain/shown-names.en'
import { QUESTION } from './question'
import ratesAddress from './shipped-rates.json?url'

/** The same file as the page falls back to. */
export const SOURCE: AnswerSource = {
  keptKey: RATES_KEY,
  settingsKey: 'settings.currency-converter',
  url: ratesAddress,
}

let parsed: { text: string; table: ShippedTable | null } | null = null

/** Parsed once: it is the same at each key. */
function tableOf(text: string): ShippedTable | null {
  if (parsed?.text !== text) parsed = { text, table: parseShipped(text) }
  return parsed.table
}

const MISSING_RATES: Record<SourceTexts['state'], string> = {
  none: texts.RATES_LOADING,
  ready: texts.NO_PAIR,
  failed: texts.RATES_FAILED,
}

/** The minus of `-5 usd in eur`, not that of `1e-9`; or the amount of `0 usd in eur`. */
const MINUS_OR_ZERO = /(?<![\d.,]|\de)(?:[-−]\s?(?=\p{Sc}?\d)|0+(?:[.,]0+)?(?![\d.,]))/iu

function replacedNote(code: string): string[] {
  const change = changeOf(code)
  return change ? [changeText(change)] : []
}

/** Money that has no cents, or tenths of them, as one pays it: `15748 JPY`. */
function paidNote(exact: string, to: string): string[] {
  const decimals = unusualDecimals(to)
  if (decimals === null) return []
  return [texts.asPaid(money(fixedText(parseFraction(exact), decimals), to.toUpperCase()))]
}

/** How many lines have room in the window. */
const MOST_LINES = 5

/** What an amount is converted to where nothing else is asked; for money that is no more, its successor first. */
function usualTargets(from: string, settings: unknown): string[] {
  const kept = USUAL_CODES.map((codesIn) => codesIn(settings)).find((codes) => codes?.length)
  const codes = [replacementOf(from)?.successor ?? [], kept ?? POPULAR_CODES].flat()
  return [...new Set(codes)].filter((code) => code !== from).slice(0, MOST_LINES)
}

/** An amount in a currency, without decimals that no one pays where enough figures are left; none where no rates have it. */
function linesFrom(amount: string, from: string, rates: FallbackRates) {
  return (to: string): Line[] => {
    const found = fallbackRate(rates, from, to)
    if (!found) return []
    const { result } = figuresOf(amount, found.rate, unusualDecimals(to) ?? undefined)
    return [{ value: figureText(result), unit: to.toUpperCase() }]
  }
}

/** What one unit is in the other; as many digits as such a product and quotient have surely. */
const rateOfUnits = (rate: number, unit: MoneyUnit | undefined, toUnit: MoneyUnit | undefined) =>
  unit || toUnit
    ? Number(((rate * (unit?.factor ?? 1)) / (toUnit?.factor ?? 1)).toPrecision(15))
    : rate

const unitOf = (code: string, unit: MoneyUnit | undefined) =>
  `${unit ? `${unit.name} ` : ''}${code.toUpperCase()}`

function answerOf(
  { amount, count, unit, from, to: query, toUnit, others, hasSign, readAs, sum }: CurrencyQuestion,
  rates: FallbackRates,
  names: CurrencyNames,
  nowMs: number,
  isOneOfSeveral: boolean,
  settings: unknown,
  typed: string | undefined,
) {
  const isTotal = sum !== undefined && query === null
  const usual = usualTargets(from, settings)
  const codes = query ? [query, ...others] : isTotal ? [from] : usual
  const [to = 'usd'] = codes
  const found = fallbackRate(rates, from, to)
  if (!found) return null
  const { file } = found
  const days = ageDays(file.date, nowMs)
  const age = fallbackAge(days)
  const rate = rateOfUnits(found.rate, unit, toUnit)
  const { result, exact, rate: shownRate } = figuresOf(count, rate)
  const [source, target] = [unitOf(from, unit), unitOf(to, toUnit)]
  const all = codes.flatMap(linesFrom(amount, from, rates))
  const isList = all.length > 1
  const title = sum === undefined ? money(count, source) : (typed ?? sum)
  return plainAnswer(`${title} =`, figure(figureText(result)), {
    unit: target,
    copy: isList ? textOf(all) : exact,
    ...(isList && {
      lines: all.slice(0, MOST_LINES).map((line) => ({ ...line, value: figure(line.value) })),
    }),
    notes: [
      ...(all.length > MOST_LINES ? [texts.linesShown(MOST_LINES, all.length)] : []),
      ...readAs.map(texts.readAs),
      ...(isOneOfSeveral ? [labelOf(namedCode(from, shownName(from, nameOf(from, names))))] : []),
      ...(isList
        ? []
        : [labelOf(namedCode(to, shownName(to, nameOf(to, names)))), ...paidNote(exact, to)]),
      ...[from, to].flatMap(replacedNote),
      ...(isTotal
        ? [texts.IN_FIRST]
        : isList
          ? []
          : [texts.rateNote(source, figureText(shownRate), target)]),
      updated(file.date),
      ...(days === 0 ? [age] : []),
    ],
    ...(days !== 0 && { warning: age }),
    opening: {
      fragment: toFragment(
        linkOf({ amount, from, to: isTotal ? (usual[0] ?? 'eur') : to, others }),
      ),
      text: BY_FALLBACK,
    },
    rank: query || hasSign || sum ? 0 : 1,
  })
}

/** Why a question without a reading has none; null: it is not of currencies. */
function problemOf(question: string, names: CurrencyNames, locale: Locale) {
  const isRead = (other: string) =>
    other !== question && readCurrencyQuestion(other, names, locale).length > 0
  if (isRead(question.replace(SHARED_NAME, 'usd'))) return texts.ONE_OF_SEVERAL
  const aboveZero = question.replace(MINUS_OR_ZERO, (part) => (part.startsWith('0') ? '1' : ''))
  if (isRead(aboveZero)) return texts.NOT_POSITIVE
  return /\d\s*(?:cents?|pennies)\b/i.test(question) ? texts.CENTS : null
}

/** `usd eur 50` is `50 usd eur`: of two currencies only, since `usd 50` is one. */
function readEither(question: string, names: CurrencyNames, locale: Locale): CurrencyQuestion[] {
  const readings = readCurrencyQuestion(question, names, locale)
  const turned = readings.length > 0 ? null : numberFirst(question)
  return turned === null
    ? readings
    : readCurrencyQuestion(turned, names, locale).filter(({ to }) => to !== null)
}

/** An amount of one currency in another: `100 usd to eur`, by the newest rates on this device. */
export function answer(question: string, context: AnswerContext): Answers {
  const { locale, nowMs, source, shown } = context
  // A single word that is hardly money.
  if (!QUESTION.mayAnswer(question)) return NO_ANSWERS
  const table = source.shipped === null ? null : tableOf(source.shipped)
  const names = table?.names ?? INITIAL_NAMES
  const rates = { stored: ratesFromJson(source.kept, nowMs), shipped: table?.file ?? null }
  const single = readEither(question, names, locale)
  const rateOf = (from: string, to: string) => fallbackRate(rates, from, to)?.rate ?? null
  // `30 euros and 20 pounds in dollars`
  const total = question.replace(/ and (?=\p{Sc}?\d)/giu, ' + ')
  const readings = single.length > 0 ? single : readMoneySum(total, names, locale, rateOf)
  if (readings === 'not-positive') return { answers: [], problem: texts.NOT_POSITIVE }
  if (readings.length === 0) {
    return { answers: [], problem: problemOf(question, names, locale) }
  }
  const query = readings.filter(
    ({ from, to, unit, toUnit }) => from !== to || unit?.name !== toUnit?.name,
  )
  if (query.length === 0) return { answers: [], problem: texts.SAME_TWICE }
  const present = latestMs(nowMs, [rates.stored, rates.shipped])
  const isSeveral = query.some(({ from }) => from !== query[0]?.from)
  const answers = query.flatMap(
    (reading) => answerOf(reading, rates, names, present, isSeveral, source.settings, shown) ?? [],
  )
  return { answers, problem: answers.length > 0 ? null : MISSING_RATES[source.state] }
}
