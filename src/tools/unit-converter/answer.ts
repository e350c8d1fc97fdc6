import { toFragment } from '../../lib/fragment'
import type { Fraction } from '../../lib/fraction'
import { oneAnswer, type AnswerContext, type Answers } from '../answer'
import { BELOW_ABSOLUTE_ZERO, isBelowAbsoluteZero } from './domain/absolute-zero'
import { compoundText } from './domain/compound'
import { convert } from './domain/convert'
import { formatResult } from './domain/format-result'
import { linkValue } from './domain/link-value'
import { plainResult } from './domain/plain-result'
import { symbolOf } from './domain/unit-names'
import { readUnitQuestion, unlikeUnits, type UnitQuestion } from './domain/unit-question'
import { readUnitSum, type UnitSum } from './domain/unit-sum'
import { sumProblemText, unlikeText } from './domain/unit-sum-problem'
import { wordsFor } from './domain/unit-words'
import type { Unit } from './domain/units'
import { usualTarget } from './domain/usual-target'

function problemText(question: string, locale: string | undefined): string | null {
  const units = unlikeUnits(question, locale)
  return units && unlikeText(...units)
}

const AND = String.raw`\s+(?:and\s+)?`

/** `feet and inches`, `ft in` behind `in`. */
const IN_PARTS = new RegExp(
  String.raw`(?<=\s(?:in|to|as|into)\s+)(?:(?:feet|ft)${AND}(?:inches|in)|(?:stones?|st)${AND}(?:pounds|lbs?)|(?:pounds|lbs?)${AND}(?:ounces|oz)|(?:hours|h)${AND}(?:minutes|min))$`,
  'i',
)

/** Asked for in parts, it is asked for in the larger one. */
const inLarger = (question: string) =>
  question.replace(IN_PARTS, (parts) => parts.split(/\s/)[0] ?? '')

const readAsNotes = (readAs: readonly string[]) => readAs.map((plain) => `Read as ${plain}`)

function answerIn(to: Unit, isInParts: boolean, asked: UnitQuestion): Answers {
  const { category, unit, value, text } = asked
  const exact = convert(value, unit, to)
  const parts = compoundText(exact, to, category)
  const inParts = isInParts ? parts : null
  const result = inParts ?? formatResult(exact)
  // Which of those that share a sign: `pt` is a pint of the US, `nm` a nautical mile.
  const names = unit === to ? unit.name : `${unit.name} to ${wordsFor(to)}`
  const notes = [names, ...readAsNotes(asked.readAs)]
  if (isBelowAbsoluteZero(value, unit, category)) notes.push(BELOW_ABSOLUTE_ZERO)
  const plain = plainResult(exact)
  if (plain !== null) notes.push(plain)
  if (unit === to && parts !== null && !isInParts) notes.push(parts)
  const target = unit === to ? usualTarget(unit, category) : to
  return oneAnswer({
    title: `${text} =`,
    value: result,
    ...(inParts === null && { unit: symbolOf(to) }),
    copy: result,
    notes,
    opening: { fragment: toFragment(`${linkValue(value)}${unit.key}=${target.key}`) },
    rank: asked.to ? 0 : 1,
  })
}

/** Begins with such a quantity: `5 ft 7 in + 3 cm`. */
const FROM_PARTS = /^[^-+*/×·÷−]*\d\s*[\p{L}'′’]+\s*\d/u

function answerSum(sum: UnitSum, isInParts: boolean): Answers {
  const { named, value, text, readAs } = sum
  if (named) {
    return answerIn(sum.to ?? named.unit, isInParts || FROM_PARTS.test(text), { ...sum, ...named })
  }
  const result = formatResult(value)
  const notes = [...readAsNotes(readAs), ...[plainResult(value)].filter((plain) => plain !== null)]
  return oneAnswer({
    title: `${text} =`,
    value: result,
    copy: result,
    notes,
    opening: null,
    rank: 0,
  })
}

/** A quantity in any unit of the table: `5 kg in lb`, `5'7" in cm`, `350F`; and sums of them. */
export function answer(question: string, { locale }: AnswerContext): Answers {
  const larger = inLarger(question)
  const isInParts = larger !== question
  const asked = readUnitQuestion(larger, locale)
  if (asked) {
    return answerIn(asked.to ?? usualTarget(asked.unit, asked.category), isInParts, asked)
  }
  const sum = readUnitSum(larger, locale)
  if (sum?.ok) return answerSum(sum.value, isInParts)
  const problem = sum ? sumProblemText(sum.error) : problemText(question, locale)
  return { answers: [], problem }
}
