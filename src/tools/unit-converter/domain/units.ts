import type { IconName } from '#lib/icon-name'
import { multiply, parseFraction, ratio, ZERO, type Fraction } from '#lib/fraction'

export interface Unit {
  /** Short code, unique in its category. */
  key: string
  name: string
  /** Base units in one of this unit. */
  factor: Fraction
  /** Base units at this unit's zero; not 0 for Celsius and Fahrenheit only. */
  offset: Fraction
  /** The base value is `factor` divided by the value: liters per 100 kilometers. */
  isInverse?: true
}

export interface Category {
  id: string
  name: string
  units: readonly Unit[]
  /** Values of 0 and less have no conversion. */
  isPositive?: true
}

/** A unit of a table, its factor in decimals or exact. */
export const unit = (
  key: string,
  name: string,
  factor: string | Fraction,
  offset = ZERO,
): Unit => ({
  key,
  name,
  factor: typeof factor === 'string' ? parseFraction(factor) : factor,
  offset,
})

// Base: meter. Inch, foot, yard and mile of the international yard and pound agreement (1959).
const LENGTH: readonly Unit[] = [
  unit('mm', 'Millimeters', '0.001'),
  unit('cm', 'Centimeters', '0.01'),
  unit('m', 'Meters', '1'),
  unit('km', 'Kilometers', '1000'),
  unit('in', 'Inches', '0.0254'),
  unit('ft', 'Feet', '0.3048'),
  unit('yd', 'Yards', '0.9144'),
  unit('mi', 'Miles', '1609.344'),
  unit('mil', 'Nautical Miles', '1852'),
]

// Base: kilogram. Avoirdupois pound of 1959; 16 ounces, 14 pounds a stone.
const WEIGHT: readonly Unit[] = [
  unit('mg', 'Milligrams', '0.000001'),
  unit('g', 'Grams', '0.001'),
  unit('kg', 'Kilograms', '1'),
  unit('oz', 'Ounces', '0.028349523125'),
  unit('lb', 'Pounds', '0.45359237'),
  unit('t', 'Metric Tons', '1000'),
  unit('st', 'Stones', '6.35029318'),
]

const FIVE_NINTHS = ratio('5', '9')

// Base: kelvin. NIST SP 811, App. B.8.
const TEMPERATURE: readonly Unit[] = [
  unit('C', 'Celsius', '1', parseFraction('273.15')),
  unit('F', 'Fahrenheit', FIVE_NINTHS, multiply(parseFraction('459.67'), FIVE_NINTHS)),
  unit('K', 'Kelvin', '1'),
  unit('R', 'Rankine', FIVE_NINTHS),
]

// Base: litre. US gallon of 231 cubic inches and its parts.
const VOLUME: readonly Unit[] = [
  unit('ml', 'Milliliters', '0.001'),
  unit('l', 'Liters', '1'),
  unit('gal', 'Gallons (US)', '3.785411784'),
  unit('qt', 'Quarts (US)', '0.946352946'),
  unit('pt', 'Pints (US)', '0.473176473'),
  unit('cup', 'Cups (US)', '0.2365882365'),
  unit('floz', 'Fluid Ounces (US)', '0.0295735295625'),
  unit('tbsp', 'Tablespoons (US)', '0.01478676478125'),
  unit('tsp', 'Teaspoons (US)', '0.00492892159375'),
]

// Base: square meter. Acre of 43,560 square feet.
const AREA: readonly Unit[] = [
  unit('mm2', 'Square Millimeters', '0.000001'),
  unit('cm2', 'Square Centimeters', '0.0001'),
  unit('m2', 'Square Meters', '1'),
  unit('km2', 'Square Kilometers', '1000000'),
  unit('in2', 'Square Inches', '0.00064516'),
  unit('ft2', 'Square Feet', '0.09290304'),
  unit('yd2', 'Square Yards', '0.83612736'),
  unit('acre', 'Acres', '4046.8564224'),
  unit('ha', 'Hectares', '10000'),
]

// Base: meter per second. A knot is a nautical mile an hour.
const SPEED: readonly Unit[] = [
  unit('mps', 'Meters per Second', '1'),
  unit('kmh', 'Kilometers per Hour', ratio('1000', '3600')),
  unit('mph', 'Miles per Hour', ratio('1609.344', '3600')),
  unit('fps', 'Feet per Second', '0.3048'),
  unit('knot', 'Knots', ratio('1852', '3600')),
]

// Base: joule. Thermochemical calorie; BTU as specified (the IT one is 1055.05585262 J).
const ENERGY: readonly Unit[] = [
  unit('J', 'Joules', '1'),
  unit('kJ', 'Kilojoules', '1000'),
  unit('cal', 'Calories', '4.184'),
  unit('kcal', 'Kilocalories', '4184'),
  unit('Wh', 'Watt Hours', '3600'),
  unit('kWh', 'Kilowatt Hours', '3600000'),
  unit('BTU', 'British Thermal Units', '1055.06'),
]

/** The specified ones, in their order; each category has two units at least. */
export const CATEGORIES: readonly (Category & { icon: IconName })[] = [
  { id: 'length', name: 'Length', icon: 'ruler', units: LENGTH },
  { id: 'weight', name: 'Weight', icon: 'weight', units: WEIGHT },
  { id: 'temperature', name: 'Temperature', icon: 'thermometer', units: TEMPERATURE },
  { id: 'volume', name: 'Volume', icon: 'beaker', units: VOLUME },
  { id: 'area', name: 'Area', icon: 'square-dashed', units: AREA },
  { id: 'speed', name: 'Speed', icon: 'gauge', units: SPEED },
  { id: 'energy', name: 'Energy', icon: 'zap', units: ENERGY },
]

/** @param more where categories beyond the specified ones may be meant */
export function categoryOf(id: string, more: readonly Category[] = []): Category {
  const category = [...CATEGORIES, ...more].find((candidate) => candidate.id === id)
  if (!category) throw new Error(`no category ${id}`)
  return category
}

export function unitOf(category: Category, key: string): Unit {
  const found = category.units.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`no unit ${key} in ${category.id}`)
  return found
}

/** What a category starts with: its first unit to its second. */
export function firstUnits({ id, units: [from, to] }: Category): { from: Unit; to: Unit } {
  if (!from || !to) throw new Error(`too few units in ${id}`)
  return { from, to }
}
