import type { ArithmeticProblem } from './unit-arithmetic'
import { wordsFor } from './unit-words'
import type { Unit } from './units'

export const unlikeText = (from: Unit, to: Unit): string =>
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
