import type { CategoryId } from './category-id'
import { british, countryFirst, squares } from './name-forms'
import { ABSENT, CASED, MORE_NAMES, MORE_SYMBOLS } from './more-unit-names'
import { ALL_CATEGORIES, MORE_CATEGORIES } from './more-units'
import { wordsFor, wordsForOne } from './unit-words'
import { categoryOf, unitOf, type Category, type Unit } from './units'

export interface NamedUnit {
  category: Category
  unit: Unit
}

const SYMBOLS: Readonly<Record<string, string>> = {
  C: '°C',
  F: '°F',
  R: '°R',
  mil: 'nmi',
  floz: 'fl oz',
  mps: 'm/s',
  kmh: 'km/h',
  fps: 'ft/s',
  knot: 'kn',
  ...MORE_SYMBOLS,
}

/** How a unit is written behind a number. */
export const symbolOf = ({ key }: Unit): string =>
  SYMBOLS[key] ?? key.replace(/2$/, '²').replace(/3$/, '³')

/**
 * What people write beside the key, the name, its singular and British spellings, which `namesOf` makes.
 * In lower case; `_` is a blank.
 */
const OTHER_NAMES: Record<CategoryId, Readonly<Record<string, string>>> = {
  length: {
    mm: 'millimetre millimetres',
    cm: 'centimetre centimetres',
    in: '" ″ ” inch',
    ft: "' ′ ’ foot",
    yd: 'yds',
    mi: 'mis',
    mil: 'nmi nm',
    km: 'kms',
  },
  weight: {
    g: 'gramme grammes',
    kg: 'kilo kilos kgs',
    lb: 'lbs #',
    t: 'tonne tonnes metric_ton',
    oz: 'ozs',
  },
  temperature: {
    C: '°c ℃ degc deg_c degrees_c degree_celsius degrees_celsius centigrade celcius',
    F: '°f ℉ degf deg_f degrees_f degree_fahrenheit degrees_fahrenheit farenheit',
    K: '°k kelvins',
    R: '°r °ra',
  },
  volume: {
    ml: 'mls cc cm3 cm³ cm^3 cu_cm cubic_centimeter cubic_centimeters',
    l: 'ℓ dm3 dm³ dm^3 cubic_decimeter cubic_decimeters',
    gal: 'gals us_gal',
    qt: 'qts',
    floz: 'fl_oz fl._oz. fl_ozs us_fl_oz',
    tbsp: 'tbs tbsps',
    tsp: 'tsps',
  },
  area: { acre: 'ac', ha: 'has', ft2: 'sqft', m2: 'sqm' },
  speed: {
    mps: 'm/s meter/s metre/s',
    kmh: 'km/h kph kmph km_per_hour kms_per_hour',
    mph: 'mi/h miles/hour',
    fps: 'ft/s',
    knot: 'kn kt kts',
  },
  energy: {},
  ...MORE_NAMES,
}

/** Capital letters alone: `300k` is a number to many. */
const CAPITALS = new Set(['k', 'r'])

function namesOf(unit: Unit, category: Category): string[] {
  const others = OTHER_NAMES[category.id][unit.key]?.split(' ') ?? []
  const names = [
    // `mil` is the key of the specification for a nautical mile, and a thousandth of an inch to everyone else.
    unit.key === 'mil' ? 'nmi' : unit.key.toLowerCase(),
    symbolOf(unit).toLowerCase(),
    ...countryFirst(wordsFor(unit)),
    ...countryFirst(wordsForOne(unit)),
    ...others.map((other) => other.replaceAll('_', ' ')),
  ]
  const all = names.flatMap((one) => [one, british(one)])
  return [...new Set(all.flatMap((one) => [one, ...squares(one)]))]
}

/** Where two units share a name, or one stands in two categories, the first counts. */
function unitsByName(): ReadonlyMap<string, NamedUnit> {
  const byName = new Map<string, NamedUnit>()
  for (const category of ALL_CATEGORIES) {
    for (const unit of category.units) {
      for (const name of namesOf(unit, category)) {
        if (!byName.has(name)) byName.set(name, { category, unit })
      }
    }
  }
  return byName
}

/** Names in lower case. */
export const BY_NAME = unitsByName()

const LONGEST_NAME = Math.max(...[...BY_NAME.keys()].map((name) => name.length)) + 4

/** The category that has both units: `gal` and `gal (UK)` stand side by side in one only; null for none. */
export function commonCategory(a: NamedUnit, b: NamedUnit): Category | null {
  if (a.category === b.category || a.category.units.includes(b.unit)) return a.category
  return b.category.units.includes(a.unit) ? b.category : null
}

/** The unit of a name, symbol or key; null for none. */
export function findUnit(text: string): NamedUnit | null {
  // `lbs.`, `sq. ft.`
  const typed = text.trim().replace(/(?<=\p{L})\./gu, '')
  if (typed.length > LONGEST_NAME || ABSENT.has(typed)) return null
  // Not `constructor`, which every object has.
  const [id, key] = Object.hasOwn(CASED, typed) ? (CASED[typed] ?? []) : []
  if (id && key) {
    const category = categoryOf(id, MORE_CATEGORIES)
    return { category, unit: unitOf(category, key) }
  }
  const name = typed
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[°º] ?/, '°')
  if (CAPITALS.has(name) && name === typed) return null
  // `kilowatt-hours`
  return BY_NAME.get(name) ?? BY_NAME.get(name.replaceAll('-', ' ')) ?? null
}
