import { withoutEquals } from '#lib/expression/parse'
import { uniformPicker } from '#lib/uniform'
import { oneAnswer, plainAnswer, type AnswerContext, type Answers } from '../../tools/answer'
import { drawn, readDraw } from './draw'
import * as texts from './texts.en'

/** Dice, coins, numbers and identifiers at random; null for anything else. */
export function drawAnswers(
  question: string,
  { random }: Pick<AnswerContext, 'random'>,
): Answers | null {
  const request = readDraw(withoutEquals(question))
  if (request === null) return null
  if (request === 'out-of-range') return { answers: [], problem: texts.OUT_OF_RANGE }
  try {
    const { title, value, notes } = texts.draw(drawn(request, uniformPicker(random)))
    return oneAnswer(plainAnswer(title, value, { notes, act: 'draw' }))
  } catch {
    // The browser's generator refuses, or seems stuck: no weaker one takes its place.
    return { answers: [], problem: texts.NO_RANDOM }
  }
}
