import { toFragment } from '../../lib/fragment'
import { oneAnswer, type AnswerContext, type Answers } from '../answer'
import { BELOW_ABSOLUTE_ZERO, isBelowAbsoluteZero } from './domain/absolute-zero'
import { compoundText } from './domain/compound'
import { convert } from './domain/convert'
import { formatResult } from './domain/format-result'
import { linkValue } from './domain/link-value'
import { plainResult } from './domain/plain-result'
import { symbolOf } from './domain/unit-names'
import { readUnitQuestion, unlikeUnits } from './domain/unit-question'
import { wordsFor } from './domain/unit-words'
import { usualTarget } from './domain/usual-target'

function problemText(question: string, locale: string | undefined): string | null {
  const [from, to] = unlikeUnits(question, locale) ?? []
  return from && to ? `${from.name} and ${wordsFor(to)} are different kinds of units.` : null
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

/** A quantity in any unit of the table: `5 kg in lb`, `5'7" in cm`, `350F`. */
export function answer(question: string, { locale }: AnswerContext): Answers {
  const asked = readUnitQuestion(inLarger(question), locale)
  if (!asked) return { answers: [], problem: problemText(question, locale) }
  const { category, unit, value, text } = asked
  const to = asked.to ?? usualTarget(unit, category)
  const exact = convert(value, unit, to)
  const inParts = IN_PARTS.test(question) ? compoundText(exact, to, category) : null
  const result = inParts ?? formatResult(exact)
  // Which of those that share a sign: `pt` is a pint of the US, `nm` a nautical mile.
  const notes = [
    `${unit.name} to ${wordsFor(to)}`,
    ...asked.readAs.map((plain) => `Read as ${plain}`),
  ]
  if (isBelowAbsoluteZero(value, unit, category)) notes.push(BELOW_ABSOLUTE_ZERO)
  const plain = plainResult(exact)
  if (plain !== null) notes.push(plain)
  return oneAnswer({
    title: `${text} =`,
    value: result,
    ...(inParts === null && { unit: symbolOf(to) }),
    copy: result,
    notes,
    opening: { fragment: toFragment(`${linkValue(value)}${unit.key}=${to.key}`) },
    rank: asked.to ? 0 : 1,
  })
}
