import type { Locale } from '#lib/number-text'
import type { ArithmeticProblem } from './unit-arithmetic'
import { readUnitQuestion, unlikeUnits } from '../domain/unit-question'
import { wordsFor } from '../domain/unit-words'
import type { Unit } from '../domain/units'

const unlikeText = (from: Unit, to: Unit): string =>
  `${from.name} and ${wordsFor(to)} are different kinds of units.`

const PROBLEMS = {
  'no-unit': 'A quantity and a plain number cannot be added: a unit is missing.',
  'not-linear': 'Quantities can be multiplied by numbers, not by one another.',
  size: 'This may be a size or a product: write * for a product.',
  'division-by-zero': 'Cannot divide by zero.',
  incomplete: 'Something is missing at the end.',
  unexpected: 'A sign is missing, or one does not fit.',
  'too-large': 'Too large.',
}

/** Why a sum of quantities has no value. */
export function sumProblemText(problem: ArithmeticProblem): string {
  if (problem.code === 'unlike') return unlikeText(...problem.units)
  return problem.code === 'no-sums'
    ? `${problem.category.name} values are converted here, not added or multiplied.`
    : PROBLEMS[problem.code]
}

/** Why `0 mpg in l/100km` and `-5 mpg` have no answer, which `1 mpg` and `5 mpg` have; null for any other question. */
export function notPositiveText(question: string, locale: Locale): string | null {
  const other = question.replace(/^[-−]\s?/, '').replace(/^[0.,]+(?!\d)/, '1')
  const asked = other === question ? null : readUnitQuestion(other, locale)
  return asked?.category.isPositive ? 'Fuel economy is converted above 0 only.' : null
}

/** In place of which another unit serves. */
const WITH_ANOTHER = String.raw`[cd]l|(?:centi|deci)lit(?:er|re)s?|MJ|megajoules?`

/** Others that people ask for, as they write them: in other capitals some are other units. */
const OTHERS = String.raw`[µμ][mg]|mcg|dm|hl|hectolit(?:er|re)s?|micro(?:n|meter|metre|gram)s?|deci(?:meter|metre)s?|nano(?:meter|metre)s?|[åÅ]ngstr[oö]ms?|angstroms?|light[- ]years?|parsecs?|fathoms?|furlongs?|carats?|grains?|quintals?|(?:oil )?barrels?|bushels?|cubic yards?|(?:square|sq) (?:miles?|mi)|eV|electron ?volts?|therms?|GW|gigawatts?|fortnights?|decades?|centur(?:y|ies)|exabytes?`

const ABSENT = new RegExp(
  String.raw`(?<=[\d¼-¾]\s*|\b(?:in|to)\s+)(?:(${WITH_ANOTHER})|(?:${OTHERS}))(?=[\s?]|$)`,
  'u',
)

/** Why `5 cl in ml` is not answered: the unit is none of the table; null where no such unit is named. */
function absentUnitText(question: string): string | null {
  const [name, replaceable] = ABSENT.exec(question) ?? []
  if (name === undefined) return null
  if (replaceable === undefined) return `The converter has no ${name}.`
  return `The converter has no ${name}: write ${/j/i.test(name) ? 'kJ' : 'ml'}.`
}

/** Why a question with units has no answer; null where none of units is known. */
export function unansweredText(question: string, locale: Locale): string | null {
  const units = unlikeUnits(question, locale)
  return units ? unlikeText(...units) : absentUnitText(question)
}
