import { wordsFor, wordsForOne } from '../domain/unit-words'
import type { Unit } from '../domain/unit'
import { noUnit } from '../texts.en'
import type { UnitProblem } from './problems'

/** The note that names the unit which was taken, since several share a name: `pt` is a pint of the US. */
export const conversion = (from: Unit, to: Unit) =>
  from === to ? from.name : `${from.name} to ${wordsFor(to)}`
const COUNTRIES: Readonly<Record<string, string>> = { floz: 'US ', ukfloz: 'UK ' }
/** How a name was read that means this unit only beside the other one: which degrees, and whose fluid ounces. */
export function inferredUnit(unit: Unit): string {
  const words = wordsFor(unit).replace(/ \((?:US|UK)\)$/, '')
  const kind = unit.key === 'C' || unit.key === 'F' ? 'degrees ' : (COUNTRIES[unit.key] ?? '')
  return `Read as ${kind}${words}`
}

const KINDS_OF_CALORIES: Readonly<Record<string, { one: string; other: string }>> = {
  kcal: { one: 'calorie of food', other: 'calories of food' },
  cal: { one: 'small calorie', other: 'small calories' },
}
/** `1 pint (UK)`: of units that share a name. */
export function quantity(number: string, unit: Unit): string {
  const { one, other } = KINDS_OF_CALORIES[unit.key] ?? {
    one: wordsForOne(unit),
    other: wordsFor(unit),
  }
  return `${number} ${number === '1' ? one : other}`
}

const CALORIES: Readonly<Record<string, string>> = {
  kcal: 'Calories of food',
  cal: 'Small calories, a thousandth of those of food',
}
/** Which calories; undefined for any other unit. */
export const calories = (unit: Unit) => CALORIES[unit.key]

const PROBLEMS = {
  'no-unit': 'A quantity and a plain number cannot be added: a unit is missing.',
  'not-linear': 'Lengths can be multiplied by one another, other quantities by numbers.',
  'not-positive': 'Fuel economy is converted above 0 only.',
  size: 'This may be a size or a product: write * for a product.',
  'division-by-zero': 'Cannot divide by zero.',
  incomplete: 'Something is missing at the end.',
  unexpected: 'A sign is missing, or one does not fit.',
  'too-large': 'Too large.',
}

export function problemText(problem: UnitProblem): string {
  switch (problem.code) {
    case 'unlike': {
      const [from, to] = problem.units
      return `${from.name} and ${wordsFor(to)} are different kinds of units.`
    }
    case 'no-sums':
      return `${problem.category.name} values are converted here, not added or multiplied.`
    case 'absent':
      return noUnit(problem.name)
    default:
      return PROBLEMS[problem.code]
  }
}

export const gasMark = (mark: string) => `Gas mark ${mark}`
export const exactly = (title: string) => `${title} exactly =`
export const equals = (title: string) => `${title} =`
export const NO_GAS_MARK = 'Gas marks go from ¼ to 9: 107 to 246 °C, 225 to 475 °F.'
export const degreesText = (lowest: number, highest: number) => `${lowest}–${highest}`
export const CELSIUS = '°C'
export const FAHRENHEIT = '°F'
export const OVENS_DIFFER = 'From the exact degrees to those of cookbooks'
export const LATITUDE_LONGITUDE = 'Latitude and longitude in decimal degrees'
