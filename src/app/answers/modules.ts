import { useEffect, useState } from 'react'
import type { AnswerModule, QuestionModule } from '../../tools/answer'
import type { AnswerModules, QuestionModules } from './reply'

const byTool = <Value>(modules: Record<string, Value>) =>
  new Map(Object.entries(modules).map(([path, value]) => [path.split('/').at(-2) ?? '', value]))

// They are imported by name: a whole module as a value would put its helper into what each page loads.
const questions = import.meta.glob<QuestionModule>('../../tools/*/question.ts', {
  eager: true,
  import: 'QUESTION',
})
const answers = import.meta.glob<AnswerModule>('../../tools/*/answer.ts')

/** The questions by the tool's id: an eighth tool answers by having its two files. */
export const QUESTIONS: QuestionModules = byTool(questions)

const LOADERS = byTool(answers)

const loaded = new Map<string, AnswerModule>()

const wantedFor = (question: string) =>
  [...QUESTIONS].filter(([id, { mayAsk }]) => mayAsk(question) && LOADERS.has(id)).map(([id]) => id)

/**
 * The answers of those tools whose question it may be; their code comes with the first one. `loading` while an answer
 * may still come from a tool that is not there yet.
 */
export function useModules(question: string) {
  const [modules, setModules] = useState<AnswerModules>(() => new Map(loaded))
  const [failedAt, setFailedAt] = useState('')
  const missing = wantedFor(question).filter((id) => !modules.has(id))
  const names = missing.join(' ')
  useEffect(() => {
    for (const id of names.split(' ')) {
      // One that is on its way is not fetched twice; a failed one is asked for again with the next question.
      LOADERS.get(id)?.().then(
        (module) => setModules(new Map(loaded.set(id, module))),
        () => setFailedAt(question),
      )
    }
  }, [names, question])
  const state = missing.length === 0 ? 'ready' : failedAt === question ? 'failed' : 'loading'
  return { modules, state } as const
}
