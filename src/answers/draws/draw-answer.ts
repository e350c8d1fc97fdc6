import { withoutEquals } from '#lib/expression/parse'
import { uniformPicker } from '#lib/uniform'
import type { AnswerContext, Answers } from '../../tools/answer'
import { oneAnswer, plainAnswer } from '../../tools/make-answer'
import { drawn, readDraw, type Drawn } from './draw'
import * as texts from './texts.en'

/** Beyond so many, the throws are not listed. */
const MOST_LISTED = 20

const listed = (throws: readonly unknown[], text: string) =>
  throws.length > 1 && throws.length <= MOST_LISTED ? [text] : []

/** Title, value, and all throws where there are several. */
function worded(result: Drawn): [title: string, value: string, notes?: readonly string[]] {
  switch (result.kind) {
    case 'dice': {
      const { rolls, sides, plus } = result
      const sum = rolls.reduce((total, roll) => total + roll, plus)
      const title = texts.dice(rolls.length, sides, plus)
      return [title, String(sum), listed(rolls, rolls.join(' + '))]
    }
    case 'coins': {
      const { heads } = result
      const sides = heads.map((isHeads) => texts.SIDES[isHeads ? 'heads' : 'tails']).join(', ')
      if (heads.length === 1) return [texts.COIN, sides]
      const count = heads.filter(Boolean).length
      const value = texts.headsAndTails(count, heads.length - count)
      return [texts.coins(heads.length), value, listed(heads, sides)]
    }
    case 'number':
      return [texts.randomNumber(result.from, result.to), String(result.value)]
    default:
      return [texts.UUID, result.text]
  }
}

/** Dice, coins, numbers and identifiers at random; null for anything else. */
export function drawAnswers(
  question: string,
  { random }: Pick<AnswerContext, 'random'>,
): Answers | null {
  const request = readDraw(withoutEquals(question))
  if (request === null) return null
  if (request === 'out-of-range') return { answers: [], problem: texts.OUT_OF_RANGE }
  try {
    const [title, value, notes = []] = worded(drawn(request, uniformPicker(random)))
    return oneAnswer(plainAnswer(title, value, { notes, act: 'draw' }))
  } catch {
    // The browser's generator refuses, or seems stuck: no weaker one takes its place.
    return { answers: [], problem: texts.NO_RANDOM }
  }
}
