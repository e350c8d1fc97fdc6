import type { NameReading } from '../extras/shared/unit-names'
import { readUnitQuestion, unlikeUnits } from '../extras/shared/unit-question'
import { ABSENT_UNITS } from './absent-units'
import type { ArithmeticProblem } from './unit-arithmetic'

/** Why a question with units has no answer. */
export type UnitProblem =
  | ArithmeticProblem
  | { code: 'not-positive' }
  /** A unit that the table does not have. */
  | { code: 'absent'; name: string }

/** Whether it is `0 mpg in l/100km` or `-5 mpg`, which have no answer, as `1 mpg` and `5 mpg` have. */
export function isNotPositive(question: string, names: NameReading): boolean {
  const other = question.replace(/^[-−]\s?/, '').replace(/^[0.,]+(?!\d)/, '1')
  return other !== question && readUnitQuestion(other, names)?.category.isPositive === true
}

const ABSENT = new RegExp(
  String.raw`(?:[\d¼-¾]\s*|\b(?:in|to)\s+)((?:${ABSENT_UNITS.join('|')})s?)(?=[\s?]|$)`,
)

/** Why a question with units has no answer; null where no unit in it is known. */
export function unanswered(question: string, names: NameReading): UnitProblem | null {
  const units = unlikeUnits(question, names)
  if (units) return { code: 'unlike', units }
  const name = ABSENT.exec(question)?.[1]
  return name === undefined ? null : { code: 'absent', name }
}
