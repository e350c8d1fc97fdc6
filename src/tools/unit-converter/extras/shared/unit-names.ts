import type { Locale } from '#lib/number-text'
import { pageLocale } from '#lib/page-locale'
import { region as regions } from '#lib/region'
import { ALL_CATEGORIES } from '../../domain/more-units'
import { allUnits, type Category, type Unit } from '../../domain/unit'
import { wordsFor, wordsForOne } from '../../domain/unit-words'
import { FURTHER_NAMES, SHARED_NAMES } from './further-names.en'

export interface NamedUnit {
  category: Category
  unit: Unit
}

/** One way to read a text: numbers by the locale, and each name that several units share in one of its meanings. */
export interface NameReading {
  locale: Locale
  /** Of meanings, the likeliest first, the one of this reading; null where there are none. */
  pick: <Meaning>(meanings: readonly Meaning[]) => Meaning | null
}

export const likeliest = (locale: Locale): NameReading => ({
  locale,
  pick: ([first]) => first ?? null,
})

/**
 * What comes of a text in each reading, the likeliest first: with the second meanings of all its names in the second one,
 * so that all are of one system of measures. One result where no name is shared.
 */
export function inEachReading<Read>(locale: Locale, read: (names: NameReading) => Read): Read[] {
  const results: Read[] = []
  let count = 1
  for (let at = 0; at < count; at++) {
    const pick: NameReading['pick'] = (meanings) => {
      count = Math.max(count, meanings.length)
      return meanings[Math.min(at, meanings.length - 1)] ?? null
    }
    results.push(read({ locale, pick }))
  }
  return results
}

/** These name their unit as capitals only, since `300k` is a number to many. */
const CAPITALS = new Set(['k', 'r'])

/** `mil` is our key of a nautical mile (UN-03), and a thousandth of an inch to everyone else. */
const writtenForms = ({ key, symbol, aliases }: Unit): string[] => [
  ...(key === 'mil' ? [] : [key]),
  symbol,
  ...aliases.filter((alias) => alias.startsWith('!')).map((alias) => alias.slice(1)),
]

const COUNTRY = /^(.*) \((US|UK|metric)\)$/

/** `gallons (US)` is `gallons` and `us gallons` too, `gallons (UK)` also `imperial gallons`; lower case. */
function countryFirst(words: string): string[] {
  const [, name = words, country] = COUNTRY.exec(words) ?? []
  const lower = name.toLowerCase()
  if (country === undefined) return [lower]
  const short = country.toLowerCase()
  const imperial = ['imperial', 'imp', 'british'].map((one) => `${one} ${lower}`)
  const own = country === 'UK' ? imperial : []
  return [`${short} ${lower}`, `${lower} ${short}`, `${lower} (${short})`, lower, ...own]
}

/** The British spelling of a name: `metre` of `meter`. */
const british = (name: string) => name.replace(/meter/g, 'metre').replace(/liter/g, 'litre')

/** `m2`: also `m²`, `m^2`, `sq m`, `sqm`, `square m`, `m squared`; `m3` likewise. */
function powers(name: string): string[] {
  const word = /^square (.+)$/.exec(name)?.[1]
  if (word !== undefined) return [`sq ${word}`, `${word} squared`]
  const [, base, power] = /^(\w+)([23])$/.exec(name) ?? []
  if (base === undefined) return []
  const [sign, short, before, behind] =
    power === '2' ? ['²', 'sq', 'square', 'squared'] : ['³', 'cu', 'cubic', 'cubed']
  const shortened = [`${short} ${base}`, short + base]
  return [base + sign, `${base}^${power}`, ...shortened, `${before} ${base}`, `${base} ${behind}`]
}

/** A symbol in lower case is a name only where that is no other unit's: `nm` is none of `N·m`. */
function namesOf(unit: Unit): string[] {
  const names = [
    ...writtenForms(unit)
      .slice(0, unit.key === 'mil' ? 1 : 2)
      .map((form) => form.toLowerCase()),
    ...[unit.symbol, wordsFor(unit), wordsForOne(unit)].flatMap(countryFirst),
    ...unit.aliases.filter((alias) => alias !== '' && !alias.startsWith('!')),
  ]
  // `kbps` is written `kb/s` too.
  const all = names.flatMap((one) => [one, british(one), one.replace(/bps$/, 'b/s')])
  return [...new Set(all.flatMap((one) => [one, ...powers(one)]))]
}

function unitsBy(
  namesIn: (unit: Unit) => readonly string[],
  known: ReadonlyMap<string, NamedUnit[]> = new Map(),
): ReadonlyMap<string, NamedUnit[]> {
  const byName = new Map(known)
  for (const category of ALL_CATEGORIES) {
    for (const unit of allUnits(category)) {
      for (const name of namesIn(unit)) {
        const others = byName.get(name)?.filter((one) => one.unit !== unit) ?? []
        byName.set(name, [...others, { category, unit }])
      }
    }
  }
  return byName
}

/** Names in lower case. Those of another language stand behind the English ones, never in their place. */
const BY_NAME = unitsBy(({ key }) => FURTHER_NAMES.get(key) ?? [], unitsBy(namesOf))

export const EVERY_NAME: Iterable<readonly [name: string, units: readonly NamedUnit[]]> = BY_NAME

/** Keys and symbols as they are: `mW` is no `MW`, `Nm` no `nm`. */
const AS_WRITTEN = unitsBy(writtenForms)

/** Symbols of units that no table has. With other capitals each is another unit, by a factor of 8 or 10^9. */
const OF_NO_UNIT: ReadonlySet<string> = new Set(
  'mPa mHz Mg Mm mJ Kib Mib Gib Tib Pib Pb Kibps Mibps Gibps Kib/s Mib/s Gib/s mBps mB/s'.split(
    ' ',
  ),
)

const withoutHyphens = (name: string) => name.toLowerCase().replace(/-/g, ' ')

const NAMES_OF_ONE: ReadonlySet<string> = new Set(
  ALL_CATEGORIES.flatMap(allUnits)
    .flatMap((unit) => countryFirst(wordsForOne(unit)))
    .flatMap((name) => [name, british(name)])
    .map(withoutHyphens),
)

/** Whether a text is the full name of one unit, such as `square foot`: neither a symbol nor a plural. */
export const isNameOfOne = (text: string): boolean => NAMES_OF_ONE.has(withoutHyphens(text))

const LONGEST_NAME = Math.max(...[...BY_NAME.keys()].map((name) => name.length)) + 4

/** Where volumes and miles per gallon are imperial ones, and a cup may be one of 250 ml. */
const IMPERIAL = new Set(['GB', 'IE', 'AU', 'NZ', 'CA', 'IN'])

/**
 * The units of degrees without a name where they are of a temperature, the usual one of the region first. English without
 * a region may be American, another language is not.
 */
export function degreesIn(locale: Locale): readonly string[] {
  const region = regions.of(locale) ?? (/^en\b/.test(locale ?? pageLocale() ?? 'en') ? 'US' : '')
  return region === 'US' ? ['°F', '°C'] : ['°C', '°F']
}

const countryOf = ({ unit }: NamedUnit) => COUNTRY.exec(unit.name)?.[2]

/**
 * Units of one name, the likeliest first: those that are meant in the region where the name has no country, and
 * the calories of food before the small ones, except by their symbol. Any other name is that of its first unit.
 */
function likeliestFirst(name: string, found: readonly NamedUnit[], locale: Locale) {
  if (found.length < 2) return found
  const shared = SHARED_NAMES.get(name)
  if (shared) return shared.flatMap((key) => found.find(({ unit }) => unit.key === key) ?? [])
  if (name.startsWith('cal')) return name.startsWith('calorie') ? [...found].reverse() : found
  // Of both the other letter is a capital one.
  if (name === 'mw' || /^[kmgt]b\/s$/.test(name)) return found
  const american = found.filter((one) => countryOf(one) === 'US')
  if (american.length === 0) return found.slice(0, 1)
  const region = regions.of(locale)
  const imperial = found.filter((one) => countryOf(one) === 'UK')
  const others = found.filter((one) => !american.includes(one) && !imperial.includes(one))
  if (region === null || region === 'US') return american
  if (!IMPERIAL.has(region)) return [...american, ...others.filter((one) => !countryOf(one))]
  // Readings go by systems of measures, so that all names of a question are of one. Where a system lacks a unit, the
  // American one serves.
  const [first, second] =
    american[0]?.category.id === 'weight' ? [american, imperial] : [imperial, american]
  return [first, second, others].flatMap((units) => (units.length > 0 ? units : american))
}

function named(typed: string, locale: Locale): readonly NamedUnit[] {
  const name = typed
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[°º] ?/, '°')
  if (CAPITALS.has(name) && name === typed) return []
  // A hyphen may stand for a blank: `kilowatt-hours`
  const word = BY_NAME.has(name) ? name : name.replaceAll('-', ' ')
  return likeliestFirst(word, BY_NAME.get(word) ?? [], locale)
}

/** `m s⁻¹` and `kg·m^-3` are written as quotients. */
const asQuotient = (name: string) =>
  name.replace(
    /[\s·⋅]+(\p{L}+)(?:⁻|\^[-−])([¹²³1-3])$/u,
    (_, unit: string, power: string) => `/${unit}${power.replace(/[¹1]/, '')}`,
  )

/** The units of a name, symbol or key, the likeliest first. */
function unitsOf(text: string, locale: Locale): readonly NamedUnit[] {
  // A point may end a shortened word: `lbs.`, `sq. ft.`
  const typed = asQuotient(text.trim().replace(/(?<=\p{L})\./gu, ''))
  if (typed.length > LONGEST_NAME || OF_NO_UNIT.has(typed)) return []
  const shared = named(typed, locale)
  const exact = AS_WRITTEN.get(typed)?.[0]
  const isExact =
    exact && (/\p{Lu}/u.test(typed) || shared.every(({ unit }) => unit !== exact.unit))
  return isExact ? [exact] : shared
}

const ENGLISH = likeliest('en')

/** The unit of a name, symbol or key; null for none. */
export const findUnit = (text: string, names = ENGLISH): NamedUnit | null =>
  names.pick(unitsOf(text, names.locale))
