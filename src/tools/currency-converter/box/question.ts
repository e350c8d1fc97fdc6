import { leadingNumber, scaled } from '#lib/quantity-text'
import { multiply, parseFraction, type Fraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import type { Locale } from '#lib/number-text'
import { changeOf } from '../domain/replaced'
import { fold } from '#lib/fold'
import type { CurrencyNames } from '../domain/name-list'
import { POPULAR_CODES } from '../domain/names'
import { currenciesNamed, inRegion } from '../extras/shared/currency-of'
import { COMMON_CODES, currenciesOfSign, isNameOfMoney, SIGNS } from '../extras/shared/words'
import { perWeight, unitBefore, type MoneyUnit } from './metals'

export interface CurrencyQuestion {
  /** Plain decimals, above 0. */
  amount: string
  from: string
  /** The target's code; null where none was named. */
  to: string | null
  /** Further ones that are asked for with it; each has a reading of its own. */
  others: readonly string[]
  /** It has a currency's sign, so it can be nothing but money. */
  hasSign: boolean
  readAs: readonly string[]
  /** How many of `unit` the amount is. */
  count: string
  /** What is counted, where that is not the currency's own unit. */
  unit?: MoneyUnit | undefined
  toUnit?: MoneyUnit | undefined
  /** What the amount is the result of. Without a target it is what was asked for. */
  sum?: string
}

const CONNECTOR = /^(?:(?:in|to|as|into|for|vs)\b|(?:إلى|الى)(?=\s)|->|→|[=>/])\s*/i

/** `current exchange rate of`, `usd to eur rate today`, `value of 5 btc in usd` */
const RATE =
  /^(?:(?:current |today['’]?s )?(?:exchange )?rate (?:of |for |from )?|(?:value|price) of (?:an? )?|from |today['’]?s |current )|\s(?:(?:exchange )?rate|(?:spot )?price|value)(?=$|\s(?:in|to|today|now)\b)|\s(?:today|now)$/gi
/** Money is hardly meant by the name of a metal alone, but its price is. */
const PRICE = /\b(?:price|value|rate)\b/i
interface NamedCurrency {
  /** Several where people call several so, the likeliest first. */
  codes: readonly string[]
  /** It can hardly be anything but money. */
  isMoney: boolean
  /** The sign by which the currency is named, if it is. */
  sign?: string
  rest: string
}

/** As many as a name of a currency has: `Bosnia and Herzegovina convertible mark`. */
const MOST_WORDS = 5

/** A currency at the start of a text, the longest name first. */
function leadingCurrency(text: string, names: CurrencyNames, locale: Locale): NamedCurrency | null {
  const sign = SIGNS.find(([one]) => text.toLowerCase().startsWith(one))
  if (sign && !/^\p{L}+$/u.test(sign[0])) {
    return {
      codes: inRegion(sign[0], [sign[1]], locale),
      isMoney: true,
      sign: sign[0],
      rest: text.slice(sign[0].length).trim(),
    }
  }
  // `usd=eur`, `eur/usd`; `usd100`, `rs.100`
  const words = text
    .replace(/(?<=\S)(?=->|→|(?<!-)[=>/])|(?<=^[a-z]{2,3}\.?)(?=\d)/i, ' ')
    .split(/\s+/)
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const codes = inRegion(name, currenciesNamed(name, names), locale)
    const isMoney = isNameOfMoney(fold(name))
    if (codes.length > 0) return { codes, isMoney, rest: words.slice(count).join(' ') }
  }
  return null
}

/** `5 currencies`, `many other currencies` */
const SEVERAL =
  /^(?:(\d+)|(?:all|several|many|various|more|most|multiple)(?: of)?)?(?: ?(?:the|other|different|popular|common|main|major))* ?currencies$/i

/** What stands between the currencies of a list: `usd, gbp and jpy`, `usd/gbp`. */
const SEPARATOR = /\s*[,;/&]\s*/g

/** The currencies of a text that is nothing but a list of them; none for any other text. */
function listIn(text: string, names: CurrencyNames): readonly string[] {
  const codes: Set<string> = new Set()
  let rest = text.replace(SEPARATOR, ' , ')
  while (rest !== '') {
    const found = leadingCurrency(rest, names, 'en')
    if (!found) return []
    codes.add(found.codes[0] ?? '')
    rest = found.rest.replace(/^(?:, )?(?:and )?/i, '')
  }
  return [...codes]
}

/** What is asked for: of one currency its likely meanings, of several all of them. */
interface Targets {
  codes: readonly string[]
  isList: boolean
  unit?: MoneyUnit | undefined
}

/** No codes where the text is no currency; null for an empty text. */
function targetsOf(
  text: string,
  from: string,
  names: CurrencyNames,
  locale: Locale,
): Targets | null {
  const target = text.replace(/\s*[?=]$/, '').replace(CONNECTOR, '')
  // What comes behind `to` is still to be typed.
  if (target === '') return null
  const codes = inRegion(target, currenciesNamed(target, names), locale)
  if (codes.length > 0) return { codes, isList: false }
  const unit = unitBefore(target)
  if (unit) {
    return { codes: currenciesNamed(target.slice(unit.all.length), names), isList: false, unit }
  }
  const [, count] = SEVERAL.exec(target) ?? ['', '0']
  const popular = POPULAR_CODES.filter((code) => code !== from).slice(0, Number(count ?? Infinity))
  const list = popular.length > 0 ? popular : listIn(target, names).filter((code) => code !== from)
  return { codes: list, isList: list.length > 1 }
}

/**
 * Amount and source, either first: `100 usd`, `€50`, `usd 100`; an amount of 1 where there is none. A code behind a
 * sign that is its own too, as in `$5 cad`, is first of all the source.
 */
function readSources(typedText: string, names: CurrencyNames, locale: Locale) {
  // `gram of gold`
  const question = unitBefore(typedText) ? `1 ${typedText}` : typedText
  const before = leadingCurrency(question, names, locale)
  const written = leadingNumber(before ? before.rest : question, locale)
  const unit = (written && unitBefore(written.rest)) ?? undefined
  const typed =
    written && unit ? { ...written, rest: written.rest.slice(unit.all.length) } : written
  // `100 k` may name a currency.
  const isNamed = typed && !before && leadingCurrency(typed.rest, names, locale) !== null
  const number = typed && !isNamed ? scaled(typed, true) : typed
  const after = !before && number ? leadingCurrency(number.rest, names, locale) : null
  const named = before ?? after
  if (!named) return []
  const rest = after?.rest ?? number?.rest ?? named.rest
  // Only money has such units.
  const source = { ...named, rest, unit, isMoney: named.isMoney || unit !== undefined }
  const { sign } = named
  const own = sign && number && leadingCurrency(rest, names, locale)
  const [ownCode = ''] = own ? own.codes : []
  if (!own || !currenciesOfSign(sign).has(ownCode)) return [{ ...source, number }]
  const sources = named.codes.includes(ownCode) ? [own] : [own, source]
  return sources.map((one) => ({ ...one, unit, sign, number }))
}

const inOwnUnit = (value: Fraction, unit: MoneyUnit | undefined): Fraction =>
  unit ? multiply(value, parseFraction(String(unit.factor))) : value

const decimals = (value: Fraction, most: number) => fixedText(value, most).replace(/\.?0+$/, '')

/**
 * The single amount that a text is, with the currencies that it may be of, the likeliest first; null of any other text.
 * @param place of the currency among them, where there are so many
 */
export function amountIn(text: string, names: CurrencyNames, locale: Locale, place: number) {
  const [source] = readSources(text, names, locale)
  const codes = source?.codes ?? []
  const code = codes[place] ?? codes[0]
  if (!source?.number || source.rest !== '' || !code) return null
  const isSure = source.isMoney || COMMON_CODES.has(code)
  const { number, unit } = source
  return { number: { ...number, value: inOwnUnit(number.value, unit) }, code, codes, isSure }
}

const NO_TARGET = { codes: [null], isList: false, unit: undefined } as const

/**
 * Reads `100 usd to eur`, `€50 in yen`, `usd eur`: codes, signs, names; two ways where a text has two, and each of
 * several currencies: `100 usd in eur, gbp`. None for anything else, for an amount of 0 or less, and for a rare
 * currency alone.
 */
export function readCurrencyQuestion(
  question: string,
  names: CurrencyNames,
  locale: Locale,
): CurrencyQuestion[] {
  const query = perWeight(question).replace(RATE, '')
  const isPrice = PRICE.test(question) && query !== question
  return readSources(query, names, locale).flatMap(
    ({ codes, isMoney, sign, number, rest, unit }) => {
      const count = number ? decimals(number.value, 20) : '1'
      const amount = number && unit ? decimals(inOwnUnit(number.value, unit), 10) : count
      if (!/^[\d.]*[1-9]/.test(amount)) return []
      return codes.flatMap((from) => {
        const {
          codes: targets,
          isList,
          unit: toUnit,
        } = targetsOf(rest, from, names, locale) ?? NO_TARGET
        // Words that are codes too are no list: `near one link`.
        if (isList && !number && !sign && !COMMON_CODES.has(from)) return []
        return (
          targets
            // Nearly always another thing: a cup is no Cuban peso.
            .filter(
              (to) =>
                to !== null ||
                isMoney ||
                isPrice ||
                sign ||
                COMMON_CODES.has(from) ||
                changeOf(from),
            )
            .map((to) => ({
              amount,
              from,
              to,
              others: isList ? targets.flatMap((code) => (code && code !== to ? [code] : [])) : [],
              hasSign: !!sign,
              readAs: number?.readAs ?? [],
              count,
              unit,
              toUnit,
            }))
        )
      })
    },
  )
}
