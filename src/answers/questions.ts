import type { AnswerModule, QuestionModule } from '../tools/answer'

const byTool = <Value>(modules: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(modules).map(([path, value]) => [path.split('/').at(-2) ?? '', value]))

/** The questions of the tools, by their ids: an eighth tool answers by having its two files. */
export const QUESTIONS = byTool(
  import.meta.glob<QuestionModule>('../tools/*/question.ts', { eager: true, import: 'QUESTION' }),
)

export const ANSWERS = byTool(
  import.meta.glob<AnswerModule>('../tools/*/answer.ts', { eager: true }),
)
