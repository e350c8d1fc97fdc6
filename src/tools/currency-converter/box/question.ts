import { leadingNumber, scaled } from '#lib/quantity-text'
import { fixedText } from '#lib/fraction-text'
import type { Locale } from '#lib/number-text'
import type { CurrencyNames } from '../domain/names'
import { COMMON_CODES, currenciesOfSign, SIGNS, WORDS } from '../domain/words'
import { fold } from '../domain/fold'

export interface CurrencyQuestion {
  /** Plain decimals, above 0. */
  amount: string
  from: string
  /** Null: none was named. */
  to: string | null
  /** It can be nothing but money. */
  hasSign: boolean
  readAs: readonly string[]
}

/** Of several currencies with one name those that are not meant: withdrawn ones, and the guilder of the Antilles. */
const SUPERSEDED = new Set('ang byr ghc mro mzm rol sll std tmm veb vef zmk zwd'.split(' '))

const CONNECTOR = /^(?:(?:in|to|as|into|for|vs)\b|->|→|[=>/])\s*/i

/** `current exchange rate of`, `usd to eur rate today`, `value of 5 btc in usd` */
const RATE =
  /^(?:(?:current |today['’]?s )?(?:exchange )?rate (?:of |for |from )?|(?:value|price) of |from |today['’]?s |current )|(?:\s(?:exchange )?rate)?(?:\s(?:today|now)|(?<=rate))$/gi

/** `graph` of `The Graph`. */
const nameIn = (text: string) => fold(text).replace(/^the /, '')

const knownNames = new WeakMap<CurrencyNames, ReadonlyMap<string, string>>()

/** Codes by folded full name; made once a list, not at each key. Of equal names the first counts. */
function codesByName(names: CurrencyNames): ReadonlyMap<string, string> {
  const known = knownNames.get(names)
  if (known) return known
  const entries = [...names].map(([code, name]) => [nameIn(name), code] as const)
  const meant = entries.filter(([name, code]) => name !== '' && !SUPERSEDED.has(code))
  const byName = new Map(meant.reverse())
  knownNames.set(names, byName)
  return byName
}

/** The code of a sign, code, word or full name; null for none. */
function codeOf(text: string, names: CurrencyNames): string | null {
  const typed = text.trim().toLowerCase()
  const sign = SIGNS.find(([one]) => one === typed)
  if (sign) return sign[1]
  if (names.has(typed)) return typed
  const folded = nameIn(typed)
  const word = WORDS.get(folded) ?? WORDS.get(folded.replace(/s$/, ''))
  if (word !== undefined) return word
  const byName = codesByName(names)
  return byName.get(folded) ?? byName.get(folded.replace(/s$/, '')) ?? null
}

interface NamedCurrency {
  code: string
  /** By which it is named, if it is. */
  sign?: string
  rest: string
}

/** A currency at the start of a text, the longest name first. */
function leadingCurrency(text: string, names: CurrencyNames): NamedCurrency | null {
  const sign = SIGNS.find(([one]) => text.toLowerCase().startsWith(one))
  if (sign && !/^\p{L}+$/u.test(sign[0])) {
    return { code: sign[1], sign: sign[0], rest: text.slice(sign[0].length).trim() }
  }
  // `usd=eur`, `eur/usd`; `usd100`, `rs.100`
  const words = text
    .replace(/(?<=\S)(?=->|→|(?<!-)[=>/])|(?<=^[a-z]{2,3}\.?)(?=\d)/i, ' ')
    .split(/\s+/)
  for (let count = Math.min(words.length, 4); count > 0; count--) {
    const code = codeOf(words.slice(0, count).join(' '), names)
    if (code) return { code, rest: words.slice(count).join(' ') }
  }
  return null
}

/** The currency asked for: undefined where the text is none, null for an empty text. */
function targetOf(text: string, names: CurrencyNames): string | null | undefined {
  const named = text.replace(/\s*[?=]$/, '')
  // What comes behind `to` is still to be typed.
  if (named === '' || /^(?:in|to|as|into|for|vs|->|→|[>/])$/i.test(named)) return null
  return codeOf(named.replace(CONNECTOR, ''), names) ?? undefined
}

/**
 * Amount and source, either first: `100 usd`, `€50`, `usd 100`; an amount of 1 where there is none. A code behind a
 * sign that is its own too, as in `$5 cad`, is first of all the source.
 */
function readSources(question: string, names: CurrencyNames, locale: Locale) {
  const before = leadingCurrency(question, names)
  const typed = leadingNumber(before ? before.rest : question, locale)
  // `100 k` may name a currency.
  const isNamed = typed && !before && leadingCurrency(typed.rest, names) !== null
  const number = typed && !isNamed ? scaled(typed) : typed
  const after = !before && number ? leadingCurrency(number.rest, names) : null
  const named = before ?? after
  if (!named) return []
  const rest = after?.rest ?? number?.rest ?? named.rest
  const source: NamedCurrency = { ...named, rest }
  const { sign } = named
  const own = sign && number && leadingCurrency(rest, names)
  if (!own || !currenciesOfSign(sign).has(own.code)) return [{ ...source, number }]
  const sources = own.code === named.code ? [own] : [own, source]
  return sources.map((one) => ({ ...one, sign, number }))
}

/**
 * Reads `100 usd to eur`, `€50 in yen`, `usd eur`: codes, signs, names; two ways where a text has two. None for
 * anything else, for an amount of 0 or less, and for a rare currency alone.
 */
export function readCurrencyQuestion(
  question: string,
  names: CurrencyNames,
  locale: Locale,
): CurrencyQuestion[] {
  const asked = question.replace(RATE, '')
  return readSources(asked, names, locale).flatMap(({ code, sign, number, rest }) => {
    const to = targetOf(rest, names)
    if (to === undefined || (number === null && to === null)) return []
    // Nearly always another thing: a cup is no Cuban peso.
    if (to === null && !COMMON_CODES.has(code) && !sign) return []
    const amount = number ? fixedText(number.value, 20).replace(/\.?0+$/, '') : '1'
    if (!/^[\d.]*[1-9]/.test(amount)) return []
    return [{ amount, from: code, to, hasSign: !!sign, readAs: number?.readAs ?? [] }]
  })
}
