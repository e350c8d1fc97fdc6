import { toFragment } from '#lib/fragment'
import type { Fraction } from '#lib/fraction'
import { oneAnswer, plainAnswer, type AnswerContext, type Answers } from '../answer'
import { compoundText, smallerPart } from './domain/compound'
import { convert, isBelowAbsoluteZero } from './domain/convert'
import { formatResult, plainResult } from './domain/format-result'
import { linkValue } from './domain/link'
import { symbolOf, type NamedUnit } from './domain/unit-names'
import { readUnitQuestion, type UnitQuestion } from './domain/unit-question'
import { isNotPositive, unanswered, type UnitProblem } from './box/problems'
import * as texts from './box/texts.en'
import { readUnitSum, type UnitSum } from './box/unit-sum'
import type { Unit } from './domain/units'
import { BELOW_ABSOLUTE_ZERO, readAs } from './texts.en'
import { usualTarget } from './box/usual-target'

const AND = String.raw`\s+(?:and\s+)?`

/** `feet and inches`, `ft in` behind `in`. */
const IN_PARTS = new RegExp(
  String.raw`(?<=\s(?:in|to|as|into)\s+)(?:(?:feet|ft)${AND}(?:inches|in)|(?:stones?|st)${AND}(?:pounds|lbs?)|(?:pounds|lbs?)${AND}(?:ounces|oz)|(?:hours|h)${AND}(?:minutes|min))$`,
  'i',
)

/** Asked for in parts, it is asked for in the larger one. */
const inLarger = (question: string) =>
  question.replace(IN_PARTS, (parts) => parts.split(/\s/)[0] ?? '')

/**
 * The comma of `5 ft, 7 in` is none of a number, as the `and` is; the meters of `2h 30m` are minutes, and the signs of
 * `6-foot-3` none of a sum.
 */
const plainParts = (question: string) =>
  question
    .replace(/(?<=\d)-(?=foot\b)|(?<=\d-foot)-(?=\d)/gi, ' ')
    .replace(/(?<=\p{L})(?:,|,? and)\s+(?=\d)/giu, ' ')
    .replace(/(?<=\d\s*h\s*\d+\s*)m\b/gi, 'min')

/** @param inParts in place of the number: `5 ft 6.93 in` */
function answerIn(
  to: Unit,
  inParts: string | null,
  asked: UnitQuestion,
  more: string[] = [],
): Answers {
  const { category, unit, value, text } = asked
  const exact = convert(value, unit, to)
  const result = inParts ?? formatResult(exact)
  const notes = [
    texts.conversion(unit, to),
    ...asked.readAs.map(readAs),
    ...asked.meant.map(texts.meant),
    ...more,
  ]
  if (isBelowAbsoluteZero(value, unit, category)) notes.push(BELOW_ABSOLUTE_ZERO)
  const plain = plainResult(exact)
  if (plain !== null) notes.push(plain)
  const target = unit === to ? usualTarget(unit, category) : to
  return oneAnswer(
    plainAnswer(`${text} =`, result, {
      ...(inParts === null && { unit: symbolOf(to) }),
      notes,
      opening: { fragment: toFragment(`${linkValue(value)}${unit.key}=${target.key}`) },
      rank: asked.to ? 0 : 1,
    }),
  )
}

/** `12 ft 3 in`; without the zeros of `2 h 30 min 0 s`. */
const sumInParts = (value: Fraction, { unit, category }: NamedUnit, whole: Unit) =>
  compoundText(convert(value, unit, whole), whole, category)?.replace(/(?: 0 \p{L}+)+$/u, '') ??
  null

const isOneOrMore = ({ num, den }: Fraction) => num >= den || -num >= den

/** Where no unit is asked for, a sum that begins with `5 ft 7 in` is in parts, and others have them beside. */
function answerSum(sum: UnitSum, isInParts: boolean): Answers {
  const { named, value, text, to } = sum
  if (!named) {
    const notes = [...sum.readAs.map(readAs), plainResult(value) ?? []].flat()
    return oneAnswer(plainAnswer(`${text} =`, formatResult(value), { notes }))
  }
  const { unit } = named
  const whole = sum.whole ?? unit
  const parts = sumInParts(value, named, to ?? whole)
  const shown = isInParts || (sum.whole && !to) ? parts : null
  const usual = parts === null && isOneOrMore(convert(value, unit, whole)) ? whole : unit
  // The last part is rounded: the number stands beside it.
  const number = `${formatResult(value)} ${symbolOf(unit)}`
  const beside = shown ? number : /\d.* \d/.test(parts ?? '') ? parts : null
  const asked: UnitQuestion = { ...named, value, text, to, readAs: sum.readAs, meant: sum.meant }
  const isBelowOne = isInParts && parts === null
  const target = to && isBelowOne ? smallerPart(to, named.category) : to
  // `56 min`: one part alone is the number.
  const isNoted = beside !== null && beside !== shown && !to
  return answerIn(target ?? usual, shown, asked, isNoted ? [beside] : [])
}

const refusal = (problem: UnitProblem | null): Answers => ({
  answers: [],
  problem: problem && texts.problemText(problem),
})

/** A quantity in any unit of the table: `5 kg in lb`, `5'7" in cm`, `350F`; and sums of them. */
export function answer(question: string, { locale }: AnswerContext): Answers {
  const plain = plainParts(question)
  const larger = inLarger(plain)
  const isInParts = larger !== plain
  const asked = readUnitQuestion(larger, locale)
  if (asked) {
    const { unit, category, value } = asked
    const to = asked.to ?? usualTarget(unit, category)
    if (!isInParts) return answerIn(to, null, asked)
    const inParts = compoundText(convert(value, unit, to), to, category)
    // Hours and minutes were asked for.
    if (inParts !== null) return answerIn(to, inParts.replace(/ 0 s$/, ''), asked)
    return answerIn(smallerPart(to, category), null, asked)
  }
  if (isNotPositive(larger, locale)) return refusal({ code: 'not-positive' })
  const sum = readUnitSum(larger, locale)
  if (sum?.ok) return answerSum(sum.value, isInParts)
  if (sum) return refusal(sum.error)
  return refusal(unanswered(question, locale))
}
