import { toFragment } from '#lib/fragment'
import type { Fraction } from '#lib/fraction'
import type { Locale } from '#lib/number-text'
import { numberFirst } from '#lib/question/plain-numbers'
import { figures } from '#lib/figures.en'
import { figure } from '#lib/writing.en'
import type { Answer, AnswerContext, Answers } from '../answer'
import { NO_ANSWERS, oneAnswer, plainAnswer, textOf } from '../make-answer'
import { compoundText } from './domain/compound'
import { convert, isBelowAbsoluteZero } from './domain/convert'
import { formatResult, plainResult } from './domain/format-result'
import { linkValue } from './domain/link'
import { inEachReading, isNameOfOne, likeliest, type NameReading } from './extras/shared/unit-names'
import { inLarger, readUnitQuestion, type UnitQuestion } from './extras/shared/unit-question'
import { inEachDegree } from './box/degrees'
import { coordinatesAnswer, gasMarkAnswer, paceAnswer } from './box/special'
import { plainParts, withNumbers, withoutThing } from './box/plain-question'
import { isNotPositive, unanswered, type UnitProblem } from './box/problems'
import * as texts from './box/texts.en'
import { sensible, staysInKitchen } from './box/sensible'
import { readSize } from './box/size'
import { smallerPart } from './box/smaller-part'
import { withTarget } from './box/target'
import { furtherUnits } from './box/usual-units'
import { readUnitList } from './box/unit-list'
import { readUnitSum, sumInParts, type UnitSum } from './box/unit-sum'
import type { Unit } from './domain/unit'
import { EXTRA_READERS } from './extras/query'
import { BELOW_ABSOLUTE_ZERO, readAs } from './texts.en'
import { usualTarget } from './extras/shared/usual-target'

/** @param inParts in place of the number: `5 ft 6.93 in` */
function answerIn(
  to: Unit,
  inParts: string | null,
  query: UnitQuestion,
  locale: Locale,
  more: string[] = [],
): Answers {
  const { category, unit, value, text } = query
  const exact = convert(value, unit, to)
  const result = inParts ?? formatResult(exact)
  const notes = [
    // A second form of the result has the unit in it.
    ...(unit === to && more.length > 0
      ? []
      : [texts.conversion(unit === to ? unit : (query.whole ?? unit), to)]),
    ...query.readAs.map(readAs),
    ...query.inferred.map(texts.inferredUnit),
    ...[unit, to].flatMap((one) => texts.calories(one) ?? []),
    ...more,
  ]
  if (isBelowAbsoluteZero(value, unit, category)) notes.push(BELOW_ABSOLUTE_ZERO)
  const plain = plainResult(exact)
  if (plain !== null) notes.push(figure(plain))
  const target = unit === to ? usualTarget(unit, category, locale) : to
  return oneAnswer(
    plainAnswer(`${text} =`, result, {
      ...(inParts === null && { unit: to.symbol, copy: plain ?? result }),
      notes,
      opening: { fragment: toFragment(`${linkValue(value)}${unit.key}=${target.key}`) },
      rank: query.to ? 0 : 1,
    }),
  )
}

const isOneOrMore = ({ num, den }: Fraction) => num >= den || -num >= den

/** Kitchens and people have the result as they use it first, and the exact one below where the two differ. */
function answerAsUsed(to: Unit, query: UnitQuestion, locale: Locale): Answers {
  const exact = answerIn(to, null, query, locale)
  const shown = sensible(query, to)
  const [row] = exact.answers
  if (!row || !shown || shown.value === row.value) return exact
  const { unit: _, ...inParts } = row
  const full = figure(row.copy ?? '')
  const used = {
    ...(shown.isInParts ? inParts : row),
    value: shown.value,
    copy: shown.value,
    notes: row.notes.filter((note) => note !== full),
  }
  return { ...exact, answers: [used, { ...row, title: texts.exactly(query.text), notes: [] }] }
}

/** Where no unit is asked for, a sum that begins with `5 ft 7 in` is in parts, and others have them beside. */
function answerSum(sum: UnitSum, isInParts: boolean, locale: Locale): Answers {
  const { named, value, text, to } = sum
  if (!named) {
    const plain = plainResult(value)
    const notes = [...sum.readAs.map(readAs), ...(plain === null ? [] : [figure(plain)])]
    const copy = plain ?? formatResult(value)
    return oneAnswer(plainAnswer(`${text} =`, formatResult(value), { copy, notes }))
  }
  const { unit } = named
  const whole = sum.whole ?? unit
  const parts = sumInParts(value, named, to ?? whole)
  const shown = isInParts || (sum.whole && !to) ? parts : null
  const usual = parts === null && isOneOrMore(convert(value, unit, whole)) ? whole : unit
  const number = formatResult(value)
  // The last part is rounded: the number stands beside it. `56 min`: one part alone is the number.
  const isNumber = shown === `${number} ${unit.symbol}`
  const inWords = isNumber ? null : texts.quantity(number, unit)
  const beside = shown ? inWords : /\d.* \d/.test(parts ?? '') ? parts : null
  const query: UnitQuestion = { ...named, ...sum }
  const isBelowOne = isInParts && parts === null
  const target = to && isBelowOne ? smallerPart(to, named.category) : to
  // `1 m 20 cm + 30 cm` is no height, but spoons and cups stay such.
  const shownIn = target ?? usual
  if (staysInKitchen(named, shownIn) && shown === null && (beside === null || to))
    return answerAsUsed(shownIn, query, locale)
  return answerIn(shownIn, shown, query, locale, beside === null || to ? [] : [figure(beside)])
}

/** With the further units in which the quantity is usual, below the first one. */
function withFurther(reply: Answers, query: UnitQuestion, to: Unit): Answers {
  const [row, ...others] = reply.answers
  const further = furtherUnits(query, to).map((unit) => ({
    value: formatResult(convert(query.value, query.unit, unit)),
    unit: unit.symbol,
  }))
  if (!row || further.length === 0) return reply
  const lines = [{ value: row.value, unit: row.unit ?? '' }, ...further]
  // What it is of: the units stand beside the numbers.
  const source = query.whole ?? query.unit
  const name = texts.conversion(source, to)
  const notes = row.notes.map((note) => (note === name ? texts.conversion(source, source) : note))
  return { ...reply, answers: [{ ...row, lines, copy: textOf(lines), notes }, ...others] }
}

const refusal = (problem: UnitProblem | null): Answers => ({
  answers: [],
  problem: problem && texts.problemText(problem),
})

interface Reading extends Answers {
  /** The quantity with the name of its unit alone; null of a sum. */
  named: string | null
}

function answerAs(question: string, names: NameReading): Reading {
  const { locale } = names
  const list = readUnitList(withTarget(question, names), names)
  if (list.ok) return { ...answerSum(list.value, false, locale), named: null }
  if (list.error) return { ...refusal(list.error), named: null }
  const plain = plainParts(question)
  const larger = inLarger(plain)
  const isInParts = larger !== plain
  const query = readUnitQuestion(larger, names)
  if (query) {
    const { unit, category, value } = query
    const to = query.to ?? usualTarget(unit, category, locale)
    const named = texts.quantity(linkValue(value), unit)
    if (!isInParts) {
      const answers = answerAsUsed(to, query, locale)
      return { ...(query.to ? answers : withFurther(answers, query, to)), named }
    }
    const inParts = compoundText(convert(value, unit, to), to, category)?.replace(/ 0 s$/, '')
    const target = inParts === undefined ? smallerPart(to, category) : to
    return { ...answerIn(target, inParts ?? null, query, locale), named }
  }
  const sum = withTarget(larger, names)
  const size = readSize(sum, names)
  if (size.ok) return { ...answerIn(size.value.to, null, size.value, locale), named: null }
  if (isNotPositive(larger, names)) return { ...refusal({ code: 'not-positive' }), named: null }
  const result = size.error ? size : readUnitSum(sum, names)
  const sums = result.ok
    ? answerSum(result.value, isInParts, locale)
    : refusal(result.error ?? unanswered(question, names))
  return { ...sums, named: null }
}

/** A result as the page shows it; what is copied keeps the point. */
const asShown = (one: Answer): Answer => ({
  ...one,
  value: figures(one.value),
  ...(one.lines && {
    lines: one.lines.map(({ value, unit }) => ({ value: figures(value), unit })),
  }),
})

/** What was typed, where the title has other words for it; else null. */
const typedWords = (first: Answer | undefined, shown = '') =>
  first && !shown.toLowerCase().includes(first.title.replace(/ =$/, '').toLowerCase())
    ? shown || null
    : null

/** The answers of all readings of a text; where they differ each names its unit. */
function answersTo(text: string, { locale, shown }: AnswerContext): Answers {
  const all = inEachReading(locale, (names) => answerAs(text, names))
  // By the exact row, the last one of a reading.
  const different = new Map(
    all.flatMap((reading) =>
      reading.answers.slice(-1).map((one) => [`${one.value} ${one.unit}`, reading] as const),
    ),
  )
  const isSeveral = different.size > 1
  const answers = [...different.values()].flatMap((reading) =>
    reading.answers.map((one, at) => {
      const named = isSeveral ? reading.named : typedWords(reading.answers[0], shown)
      if (named === null) return one
      return { ...one, title: at === 0 ? texts.equals(named) : texts.exactly(named) }
    }),
  )
  return { answers, problem: all[0]?.problem ?? null }
}

/** `kg to lbs 70`: two units, and the number behind them; null for anything else. */
function withNumberFirst(question: string, locale: Locale): string | null {
  const turned = numberFirst(question)
  return turned !== null && readUnitQuestion(turned, likeliest(locale))?.to ? turned : null
}

/** A quantity in any unit of the table: `5 kg in lb`, `5'7" in cm`, `350F`; and sums of them. One answer a reading. */
export function answer(question: string, context: AnswerContext): Answers {
  // Of cups in grams nothing is found so.
  const plain = withoutThing(question)
  const ofThing = plain === null ? NO_ANSWERS : answerQuantity(plain, context)
  return ofThing.answers.length > 0 ? ofThing : answerQuantity(question, context)
}

function answerQuantity(question: string, context: AnswerContext): Answers {
  const { locale, shown } = context
  const special =
    gasMarkAnswer(question) ?? paceAnswer(question, shown) ?? coordinatesAnswer(question)
  if (special) return special
  const [suggestion] = EXTRA_READERS.flatMap((read) => read(question, locale) ?? [])
  if (suggestion) return { ...NO_ANSWERS, suggestion }
  const query = withNumberFirst(question, locale) ?? withNumbers(question)
  const replies = inEachDegree(query, locale).map((text) => answersTo(text, context))
  const found = replies.flatMap((reply) => reply.answers.map(asShown))
  // A `pound` without a number is rather money, so its weight comes second.
  const answers = isNameOfOne(question) ? found.map((one) => ({ ...one, rank: 2 as const })) : found
  const problem = replies.at(-1)?.problem ?? null
  return { answers, problem: answers.length > 0 ? null : problem }
}
