import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ENTRIES } from '../../src/app/answers/entries'
import { QUESTIONS } from '../../src/app/answers/modules'
import { reasonFor } from '../../src/app/answers/reasons.en'
import { replyTo, type AnswerModules } from '../../src/app/answers/reply'
import type { AnswerContext, AnswerModule } from '../../src/tools/answer'
import { TOOLS } from '../../src/tools/registry'

export { QUESTIONS }

const found = import.meta.glob<AnswerModule>('../../src/tools/*/answer.ts', { eager: true })

export const MODULES: AnswerModules = new Map(
  Object.entries(found).map(([path, module]) => [path.split('/').at(-2) ?? '', module]),
)

const shipped = readFileSync(
  resolve(import.meta.dirname, '../../src/tools/currency-converter/saved-rates.json'),
  'utf8',
)

/** Noon of the day after the shipped rates, by the clock of this machine. All that is drawn is the first of its kind. */
export const NOON: AnswerContext = {
  locale: 'en',
  nowMs: new Date(2026, 8, 30, 12).getTime(),
  source: { state: 'ready', kept: null, shipped },
  random: (words) => words.fill(0),
}

/** What the box answers. */
export const ask = (question: string, context: Partial<AnswerContext> = {}) =>
  replyTo(question, {
    tools: TOOLS,
    questions: QUESTIONS,
    modules: MODULES,
    entries: ENTRIES,
    reasonFor,
    contextOf: () => ({ ...NOON, ...context }),
  })
