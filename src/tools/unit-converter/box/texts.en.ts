import { plural } from '#lib/writing.en'
import type { Unit } from '../domain/unit'
import { noUnit } from '../texts.en'
import { categoryName, unitName, unitWords, unitWordsForOne } from '../unit-names.en'
import type { Course } from './pace'
import type { UnitProblem } from './problems'

/** The note that names the unit which was taken, since several share a name: `pt` is a pint of the US. */
export const conversion = (from: Unit, to: Unit) =>
  from === to ? unitName(from) : `${unitName(from)} to ${unitWords(to)}`
/** Names that mean these units only beside the other one: which degrees, and whose fluid ounces. */
const INFERRED: Readonly<Record<string, string>> = {
  C: 'Read as degrees Celsius',
  F: 'Read as degrees Fahrenheit',
  floz: 'Read as US fluid ounces',
  ukfloz: 'Read as UK fluid ounces',
}
/** How a name was read that means this unit only beside the other one. */
export const inferredUnit = (unit: Unit) => INFERRED[unit.key] ?? `Read as ${unitWords(unit)}`

const KINDS_OF_CALORIES: Readonly<Record<string, { one: string; other: string }>> = {
  kcal: { one: '# calorie of food', other: '# calories of food' },
  cal: { one: '# small calorie', other: '# small calories' },
}
/** `1 pint (UK)`: of units that share a name. */
export const quantity = (number: string, unit: Unit) =>
  plural(
    number,
    KINDS_OF_CALORIES[unit.key] ?? {
      one: `# ${unitWordsForOne(unit)}`,
      other: `# ${unitWords(unit)}`,
    },
  )

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
      return `${unitName(from)} and ${unitWords(to)} are different kinds of units.`
    }
    case 'no-sums':
      return `${categoryName(problem.category)} values are converted here, not added or multiplied.`
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
/** What is behind the time of a pace. */
export const PACES: Readonly<Record<Course, string>> = {
  km: 'min/km',
  mile: 'min/mile',
  '100 m': 'min/100 m',
  '500 m': 'min/500 m',
}
