import { openFallbackScript } from '#platform/worker/fallback-script'
import { createWorkerClient } from '#platform/worker/client'
import { schedule } from '#platform/schedule'
import { readLocal } from '#platform/storage'
import type { Ask, Reply } from '../../answers/row'
import type { AnswersWorker } from '../../answers/worker'
import script from '../../../workers/answers.worker.ts?worker&url'

/** The very file of the worker answers on the page, where no worker can be made. */
const startFallback = () => openFallbackScript<AnswersWorker>(script, 'answersOnPage')

const answers = createWorkerClient<AnswersWorker>(script, {
  limitMs: 3000,
  // Visitors read an answer for a while before they ask on.
  idleMs: 300_000,
  fallback: startFallback,
})

const read = (key: string) => readLocal<unknown>(key, (value) => value)

/** What the box needs of the browser; a parameter for the tests. */
export const browser = {
  ask: (ask: Ask) => answers.call((work) => work.ask(ask)),
  /** Hands over what this device has kept, and has the rest fetched. */
  async supply({ question, needs }: Reply, visit: number): Promise<void> {
    const kept = Object.fromEntries(needs.map((key) => [key, read(key)]))
    // A file of the site may take as long as its own limit.
    await answers.call((work) => work.supply({ question, visit }, kept), { limitMs: null })
  },
  prepare: () => answers.start(),
  now: () => Date.now(),
  schedule,
}

export type Browser = typeof browser
