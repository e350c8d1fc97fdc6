import { countriesByCurrency } from '../shared/countries'
import type { CountryNames } from '../shared/country-names'
import type { CurrencyNames } from '../../domain/name-list'
import { nameOf, POPULAR_CODES } from '../../domain/names'
import { currenciesCalled, currenciesOfSign } from '../shared/words'
import { fold, hasWords } from '#lib/fold'

export interface CurrencyMatch {
  code: string
  name: string
  /** The country that was searched for, where it was that which found the currency. */
  country: string | null
}

interface Candidate {
  code: string
  name: string
  foldedName: string
  countries: readonly { name: string; folded: string }[]
  /** The code, the name and the countries in one folded text, for the search. */
  all: string
}

function toCandidate(code: string, name: string, countryNames: readonly string[]): Candidate {
  const countries = countryNames.map((country) => ({ name: country, folded: fold(country) }))
  const all = fold([code, name, ...countryNames].join(' '))
  return { code, name, foldedName: fold(name), countries, all }
}

/** Popular currencies come first, then those that some country pays with, then the rest. */
const classOf = ({ code, countries }: Candidate) =>
  POPULAR_CODES.includes(code) ? 0 : countries.length > 0 ? 1 : 2

/** Orders equal matches: popular ones as they are listed, else the shorter name first: Bitcoin before Bitcoin Cash. */
function inOrder(a: Candidate, b: Candidate): number {
  const difference = classOf(a) - classOf(b)
  return difference || classOf(a) === 0 ? difference : a.name.length - b.name.length
}

function candidatesOf(names: CurrencyNames, countryNames: CountryNames): Candidate[] {
  const countries = countriesByCurrency(countryNames)
  return [...new Set([...POPULAR_CODES, ...names.keys()])]
    .map((code) => toCandidate(code, nameOf(code, names), countries.get(code) ?? []))
    .sort(inOrder)
}

/**
 * The match and its rank, lower is better; null where it is none.
 * @param signed codes whose sign is what was typed
 * @param called codes of what people call so, the likeliest first
 */
function judge(
  { code, name, foldedName, countries, all }: Candidate,
  typed: string,
  query: string,
  signed: ReadonlySet<string>,
  called: readonly string[],
) {
  const found = (rank: number, country: string | null = null) => ({ code, name, country, rank })
  if (code === typed) return found(0)
  if (signed.has(code) || code.startsWith(typed)) return found(1)
  if (query === '') return null
  // As in the box: what most people call so comes first.
  if (called.includes(code)) return found(2 + called.indexOf(code) / 1000)
  if (foldedName === query) return found(2)
  const exact = countries.find(({ folded }) => folded === query)
  // Zimbabwe has a currency of its own, though it takes that of many others too.
  if (exact) return found(2 + countries.length / 1000, exact.name)
  if (hasWords(foldedName, query)) return found(3)
  const country = countries.find(({ folded }) => hasWords(folded, query))
  if (country) return found(4, country.name)
  return hasWords(all, query) ? found(5) : null
}

/**
 * Finds currencies by code, sign, name ('sterling' too) or country, in any case and without accents. The code comes
 * before a whole name or country, that before words of the name, those before words of a country, those before a
 * mixture ('canada dollar'). Without a query: the popular ones.
 * @param countryNames by which countries are known
 */
export function createCurrencySearch(
  names: CurrencyNames,
  countryNames: CountryNames,
): (typed: string) => CurrencyMatch[] {
  const candidates = candidatesOf(names, countryNames)
  return (typed) => {
    const text = typed.normalize('NFKC').trim().toLowerCase()
    if (text === '') {
      return candidates
        .filter(({ code }) => POPULAR_CODES.includes(code))
        .map(({ code, name }) => ({ code, name, country: null }))
    }
    const query = fold(text)
    const signed = currenciesOfSign(text)
    const called = currenciesCalled(query)
    return candidates
      .map((candidate) => judge(candidate, text, query, signed, called))
      .filter((found) => found !== null)
      .sort((a, b) => a.rank - b.rank)
  }
}
