import { ok, err, type Result } from '#lib/result'
import { workerFailure, type WorkerFailure } from '#platform/worker/failure'
import type { AnswerRequest, Reply, Row } from '../../src/answers/row'
import type { Browser } from '../../src/app/answers/effects'
import type { LiveModule } from '../../src/tools/live'
import { createBox, type Early } from '../../src/app/answers/state'

type Query = Result<Reply, WorkerFailure>

export const row = (key: string, answer: Partial<Row['answer']> | null = null): Row => ({
  key,
  tool: 'calculator',
  extra: null,
  title: [],
  answer: answer && {
    title: '',
    value: '',
    copy: null,
    notes: [],
    rank: 0,
    opening: null,
    measure: null,
    ...answer,
  },
  opening: null,
})

export const NOTHING = () => null

/** A box whose replies come, and whose time passes, when the test wants it. */
export function setup(
  first: Partial<Early> = {},
  inDialog = false,
  live: LiveModule | null | 'held' = null,
) {
  const written: string[] = []
  let handleLoad: (module: LiveModule | null) => void = NOTHING
  const query: { ask: AnswerRequest; resolve: (result: Query) => void }[] = []
  const supplied: string[] = []
  const opened: string[] = []
  const timers = new Set<{ run: () => void; delayMs: number }>()
  const on: Browser = {
    ask: (ask) => new Promise((resolve) => query.push({ ask, resolve })),
    supply: async ({ question }) => void supplied.push(question),
    loadLive: async () =>
      live === 'held' ? new Promise((resolve) => (handleLoad = resolve)) : live,
    prepare: () => undefined,
    now: () => 0,
    schedule(run, delayMs) {
      const timer = { run, delayMs }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  const act = {
    open: ({ key }: Row) => void opened.push(key),
    write: (text: string) => void written.push(text),
  }
  const early = { question: '', isEntered: false, wantsHelp: false, ...first }
  const box = createBox(on, act, early, inDialog)
  const pass = (ms: number) => {
    for (const timer of timers) {
      if (timer.delayMs > ms) continue
      timers.delete(timer)
      timer.run()
    }
  }
  const settle = async (result: Query) => {
    query.at(-1)?.resolve(result)
    await new Promise(setImmediate)
  }
  const come = (rows: Row[], more: Partial<Reply> = {}) => {
    const { question = '' } = query.at(-1)?.ask ?? {}
    const reply = { question, rows, look: 'row', problem: null, nearest: [], summary: '' } as const
    const complete = { offersQuestions: false, needs: [] }
    return settle(ok({ ...reply, ...complete, ...more }))
  }
  return {
    box,
    state: box.store.getState,
    query: () => query.map(({ ask }) => ask.question),
    supplied,
    opened,
    written,
    /** The code of what is made in the window comes, or fails. */
    load: async (module: LiveModule | null) => {
      handleLoad(module)
      await new Promise(setImmediate)
    },
    fail: (reason: WorkerFailure['reason'] = 'crash') =>
      settle(err(workerFailure(reason))).then(() => pass(160)),
    /** A reply comes while keys do. */
    come,
    /** It comes, and a pause after it. */
    reply: (...reply: Parameters<typeof come>) => come(...reply).then(() => pass(160)),
    pass,
  }
}
