import type { AnswerContext, Answers } from '../tools/answer'
import { clockAnswers } from './dates/clock-answer'
import { dateAnswers } from './dates/date-answer'
import { drawAnswers } from './draws/draw-answer'
import { zoneAnswers } from './zones/zone-answer'

type OwnAnswers = (question: string, context: AnswerContext) => Answers | null

/**
 * Answers that no page has more to show of, by the id of the tool under whose name and icon they stand. What one of
 * them reads is no question to that tool.
 */
const OWN_ANSWERS: Readonly<Record<string, readonly OwnAnswers[]>> = {
  'countdown-timer': [dateAnswers, zoneAnswers, clockAnswers],
  calculator: [drawAnswers],
}

/** The first of them that reads the question; null: it is one to the tool. */
export function ownAnswer(tool: string, question: string, context: AnswerContext): Answers | null {
  for (const read of OWN_ANSWERS[tool] ?? []) {
    const answers = read(question, context)
    if (answers) return answers
  }
  return null
}
