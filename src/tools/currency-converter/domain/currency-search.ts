import { countriesByCurrency } from './currency-countries'
import { nameOf, type CurrencyNames } from './currency-names'
import { POPULAR_CODES } from './popular-currencies'
import { currenciesOfSign, WORDS } from './currency-words'
import { fold, hasWords, singular, wordsOf } from './search-words'

export interface CurrencyMatch {
  code: string
  /** Full name; empty where there is none. */
  name: string
  /** The country that was searched for, where it was that which found the currency. */
  country: string | null
}

interface Country {
  name: string
  folded: string
  words: readonly string[]
}

interface Candidate {
  code: string
  name: string
  foldedName: string
  nameWords: readonly string[]
  countries: readonly Country[]
  /** Of code, name and countries. */
  allWords: readonly string[]
}

interface Found extends CurrencyMatch {
  /** Lower is better. */
  rank: number
}

function toCountry(name: string): Country {
  const folded = fold(name)
  return { name, folded, words: wordsOf(folded) }
}

function toCandidate(code: string, name: string, countryNames: readonly string[]): Candidate {
  const foldedName = fold(name)
  const nameWords = wordsOf(foldedName)
  const countries = countryNames.map(toCountry)
  const allWords = [fold(code), ...nameWords, ...countries.flatMap(({ words }) => words)]
  return { code, name, foldedName, nameWords, countries, allWords }
}

/** Popular ones, then what is money somewhere, then the rest. */
const classOf = ({ code, countries }: Candidate) =>
  POPULAR_CODES.includes(code) ? 0 : countries.length > 0 ? 1 : 2

/** Of equally good matches: in the order of the popular ones, else Bitcoin before Bitcoin Cash. */
function inOrder(a: Candidate, b: Candidate): number {
  const difference = classOf(a) - classOf(b)
  return difference || classOf(a) === 0 ? difference : a.name.length - b.name.length
}

function candidatesOf(names: CurrencyNames, language: string): Candidate[] {
  const countries = countriesByCurrency(language)
  return [...new Set([...POPULAR_CODES, ...names.keys()])]
    .map((code) => toCandidate(code, nameOf(code, names), countries.get(code) ?? []))
    .sort(inOrder)
}

/** @param signed codes whose sign is what was typed */
function judge(
  candidate: Candidate,
  typed: string,
  query: readonly string[],
  signed: ReadonlySet<string>,
): Found | null {
  const { code, name, countries } = candidate
  const found = (rank: number, country: string | null = null) => ({ code, name, country, rank })
  if (code === typed) return found(0)
  if (signed.has(code) || code.startsWith(typed)) return found(1)
  if (query.length === 0) return null
  const whole = query.join(' ')
  const nickname = WORDS.get(whole) ?? WORDS.get(singular(whole))
  if (candidate.foldedName === whole || nickname === code) return found(2)
  const exact = countries.find(({ folded }) => folded === whole)
  // Zimbabwe has a currency of its own, though it takes that of many others too.
  if (exact) return found(2 + countries.length / 1000, exact.name)
  if (hasWords(candidate.nameWords, query)) return found(3)
  const country = countries.find(({ words }) => hasWords(words, query))
  if (country) return found(4, country.name)
  return hasWords(candidate.allWords, query) ? found(5) : null
}

/**
 * Finds currencies by code, sign, name ('sterling' too) or country, in any case and without accents. The code comes
 * before a whole name or country, that before words of the name, those before words of a country, those before a
 * mixture ('canada dollar'). Without a query: the popular ones.
 * @param language in which countries are known too, beside English: a BCP 47 tag
 */
export function createCurrencySearch(
  names: CurrencyNames,
  language: string,
): (typed: string) => CurrencyMatch[] {
  const candidates = candidatesOf(names, language)
  return (typed) => {
    const text = typed.normalize('NFKC').trim().toLowerCase()
    if (text === '') {
      return candidates
        .filter(({ code }) => POPULAR_CODES.includes(code))
        .map(({ code, name }) => ({ code, name, country: null }))
    }
    const query = wordsOf(fold(text))
    const signed = currenciesOfSign(text)
    return candidates
      .map((candidate) => judge(candidate, text, query, signed))
      .filter((found) => found !== null)
      .sort((a, b) => a.rank - b.rank)
      .map(({ code, name, country }) => ({ code, name, country }))
  }
}
