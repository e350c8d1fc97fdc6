import { ALL_CATEGORIES } from './more-units'
import { ABSENT, CASED, OTHER_NAMES, SYMBOLS } from './unit-name-table'
import { wordsFor, wordsForOne } from './unit-words'
import type { Category, Unit } from './units'

export interface NamedUnit {
  category: Category
  unit: Unit
}

/** How a unit is written behind a number. */
export const symbolOf = ({ key }: Unit): string =>
  SYMBOLS.get(key)?.[0] ??
  key
    .replace(/2$/, '²')
    .replace(/3$/, '³')
    .replace(/bps$/, 'bit/s')
    .replace(/Bps$/, 'B/s')
    .replace(
      /^(uk|us)(.+)/,
      (_, country: string, rest: string) => `${rest} (${country.toUpperCase()})`,
    )

/** Capital letters alone: `300k` is a number to many. */
const CAPITALS = new Set(['k', 'r'])

/** `mil` is our key of a nautical mile (UN-03), and a thousandth of an inch to everyone else. */
const writtenForms = (unit: Unit): string[] =>
  unit.key === 'mil' ? [symbolOf(unit)] : [unit.key, symbolOf(unit)]

/** `gallons (US)` is `gallons` and `us gallons` too, `gallons (UK)` `imperial` and `uk gallons`; lower case. */
function countryFirst(words: string): string[] {
  const [, name = words, country] = /^(.*) \((US|UK)\)$/.exec(words) ?? []
  const lower = name.toLowerCase()
  if (country === undefined) return [lower]
  const others = ['imperial', 'imp', 'british'].map((one) => `${one} ${lower}`)
  const short = country.toLowerCase()
  const more = country === 'UK' ? others : [lower]
  return [`${short} ${lower}`, `${lower} ${short}`, `${lower} (${short})`, ...more]
}

/** `metre` of `meter`. */
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

function namesOf(unit: Unit): string[] {
  const names = [
    ...writtenForms(unit).map((form) => form.toLowerCase()),
    ...[symbolOf(unit), wordsFor(unit), wordsForOne(unit)].flatMap(countryFirst),
    ...(OTHER_NAMES.get(unit.key) ?? []),
  ]
  // `kbps` is written `kb/s` too.
  const all = names.flatMap((one) => [one, british(one), one.replace(/bps$/, 'b/s')])
  return [...new Set(all.flatMap((one) => [one, ...powers(one)]))]
}

/** Where two units share a name, or one stands in two categories, the first counts. */
function unitsBy(namesIn: (unit: Unit) => readonly string[]): ReadonlyMap<string, NamedUnit> {
  const byName = new Map<string, NamedUnit>()
  for (const category of ALL_CATEGORIES) {
    for (const unit of category.units) {
      for (const name of namesIn(unit)) {
        if (!byName.has(name)) byName.set(name, { category, unit })
      }
    }
  }
  return byName
}

/** Names in lower case. */
export const BY_NAME = unitsBy(namesOf)

/** Keys and symbols as they are: `mW` is no `MW`. */
const AS_WRITTEN = unitsBy(writtenForms)

const LONGEST_NAME = Math.max(...[...BY_NAME.keys()].map((name) => name.length)) + 4

/** The category that has both units: `gal` and `gal (UK)` stand side by side in one only; null for none. */
export function commonCategory(a: NamedUnit, b: NamedUnit): Category | null {
  if (a.category === b.category || a.category.units.includes(b.unit)) return a.category
  return b.category.units.includes(a.unit) ? b.category : null
}

/** The unit of a name, symbol or key; null for none. */
export function findUnit(text: string): NamedUnit | null {
  // A point may end a shortened word: `lbs.`, `sq. ft.`
  const typed = text.trim().replace(/(?<=\p{L})\./gu, '')
  if (typed.length > LONGEST_NAME || ABSENT.has(typed)) return null
  const written = AS_WRITTEN.get(CASED.get(typed)?.[0] ?? typed)
  if (written) return written
  const name = typed
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[°º] ?/, '°')
  if (CAPITALS.has(name) && name === typed) return null
  // A hyphen may stand for a blank: `kilowatt-hours`
  return BY_NAME.get(name) ?? BY_NAME.get(name.replaceAll('-', ' ')) ?? null
}
