import type { Locale } from '#lib/number-text'
import { readUnitQuestion, unlikeUnits } from '../domain/unit-question'
import type { ArithmeticProblem } from './unit-arithmetic'

/** Why a question with units has no answer. */
export type UnitProblem =
  | ArithmeticProblem
  | { code: 'not-positive' }
  /** A unit of no table, and another one that serves. */
  | { code: 'absent'; name: string; instead: string | null }

/** Whether it is `0 mpg in l/100km` or `-5 mpg`, which have no answer, as `1 mpg` and `5 mpg` have. */
export function isNotPositive(question: string, locale: Locale): boolean {
  const other = question.replace(/^[-−]\s?/, '').replace(/^[0.,]+(?!\d)/, '1')
  return other !== question && readUnitQuestion(other, locale)?.category.isPositive === true
}

/** Units that are absent, but have another one that serves in their place. */
const WITH_ANOTHER = String.raw`[cd]l|(?:centi|deci)lit(?:er|re)s?|MJ|megajoules?`

/** Other absent units that people ask for, as they write them: in other capitals some are other units. */
const OTHERS = String.raw`[µμ][mg]|mcg|dm|hl|hectolit(?:er|re)s?|micro(?:n|meter|metre|gram)s?|deci(?:meter|metre)s?|nano(?:meter|metre)s?|[åÅ]ngstr[oö]ms?|angstroms?|light[- ]years?|parsecs?|fathoms?|furlongs?|carats?|grains?|quintals?|(?:oil )?barrels?|bushels?|cubic yards?|(?:square|sq) (?:miles?|mi)|eV|electron ?volts?|therms?|GW|gigawatts?|fortnights?|decades?|centur(?:y|ies)|exabytes?`

const ABSENT = new RegExp(
  String.raw`(?<=[\d¼-¾]\s*|\b(?:in|to)\s+)(?:(${WITH_ANOTHER})|(?:${OTHERS}))(?=[\s?]|$)`,
  'u',
)

/** Why `5 cl in ml` is not answered; null where no such unit is named. */
function absentUnit(question: string): UnitProblem | null {
  const [name, replaceable] = ABSENT.exec(question) ?? []
  if (name === undefined) return null
  const instead = /j/i.test(name) ? 'kJ' : 'ml'
  return { code: 'absent', name, instead: replaceable === undefined ? null : instead }
}

/** Why a question with units has no answer; null where none of units is known. */
export function unanswered(question: string, locale: Locale): UnitProblem | null {
  const units = unlikeUnits(question, locale)
  return units ? { code: 'unlike', units } : absentUnit(question)
}
