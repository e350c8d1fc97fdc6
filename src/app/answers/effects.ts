import { openFallbackScript } from '#platform/worker/fallback-script'
import { createWorkerClient } from '#platform/worker/client'
import { localPlace } from '#platform/kept-place'
import { loadWithStyles } from '#platform/page-files'
import { schedule } from '#platform/schedule'
import type { AnswerRequest, Reply } from '../../answers/row'
import type { AnswersWorker } from '../../answers/worker'
import type { LiveModule } from '../../tools/live'
import { hasText } from '../../tools/qr-generator/question'
import { qrWorker } from '../../tools/qr-generator/worker-client'
import { createLiveCode } from './live-code'
import script from '../../../workers/answers.worker.ts?worker&url'

/** The very file of the worker answers on the page, where no worker can be made. */
const startFallback = () => openFallbackScript<AnswersWorker>(script, 'answersOnPage')

const answers = createWorkerClient<AnswersWorker>(script, {
  limitMs: 3000,
  // Visitors read an answer for a while before they ask on.
  idleMs: 300_000,
  fallback: startFallback,
})

const liveModules = import.meta.glob<LiveModule>('../../tools/*/live/view.tsx')

async function fetchLive(tool: string): Promise<LiveModule | null> {
  const load = liveModules[`../../tools/${tool}/live/view.tsx`]
  return load ? loadWithStyles(load).catch(() => null) : null
}

const liveCode = createLiveCode(fetchLive, () => navigator.onLine)

/** What is pasted has no earlier keys: what makes and shows its code comes while the worker answers, not after it. */
function foresee({ question }: AnswerRequest) {
  if (!hasText(question) || liveCode.isAbsent('qr-generator')) return
  qrWorker.start()
  void liveCode.load('qr-generator')
}

/** What the box needs of the browser; a parameter for the tests. */
export const browser = {
  ask(request: AnswerRequest) {
    foresee(request)
    return answers.call((work) => work.ask(request))
  },
  /** Hands over what this device has kept, and has the rest fetched. */
  async supply({ question, needs }: Reply, visit: number): Promise<void> {
    const kept = Object.fromEntries(
      needs.map((key) => [key, localPlace(key, {}).read((value) => value)]),
    )
    // A file of the site may take as long as its own limit.
    await answers.call((work) => work.supply({ question, visit }, kept), { limitMs: null })
  },
  loadLive: liveCode.load,
  prepare: () => answers.start(),
  now: () => Date.now(),
  schedule,
}

export type Browser = typeof browser
