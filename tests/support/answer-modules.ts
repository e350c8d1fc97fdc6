import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { replyTo } from '../../src/answers/reply'
import type { AnswerContext } from '../../src/tools/answer'

export { QUESTIONS } from '../../src/answers/questions'

export const SHIPPED_RATES = readFileSync(
  resolve(import.meta.dirname, '../../src/tools/currency-converter/shipped-rates.json'),
  'utf8',
)

/** Noon of the day after the shipped rates, by the clock of this machine. All that is drawn is the first of its kind. */
export const NOON: AnswerContext = {
  locale: 'en',
  nowMs: new Date(2026, 8, 30, 12).getTime(),
  source: { state: 'ready', kept: null, shipped: SHIPPED_RATES },
  random: (words) => words.fill(0),
}

/** What the box answers. */
export const ask = (question: string, context: Partial<AnswerContext> = {}) =>
  replyTo(question, () => ({ ...NOON, ...context }))
