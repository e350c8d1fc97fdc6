import { copyText } from '#platform/clipboard'
import { kept } from '#platform/kept'
import { toolSettings } from '#platform/kept-place'
import { unfoldingOf } from '#platform/unfolded'
import { createWorkerClient } from '#platform/worker/client'
import script from '../../../workers/password.worker.ts?worker&url'
import { NOTHING_KEPT, OPTIONS_TOGETHER, parseKept } from './domain/kept'
import { type PasswordSettings } from './domain/settings'
import type { PasswordWorker } from './worker'

/** The same work on the page, where no worker can be made. */
async function startFallback(): Promise<PasswordWorker> {
  const { createPasswordWorker } = await import('./worker')
  return createPasswordWorker((words) => crypto.getRandomValues(words))
}

/** What is done off the page, for the extras too. */
export const passwordWorker = createWorkerClient<PasswordWorker>(
  script,
  // Visitors look at a password for a while before they ask for another one.
  { limitMs: 5000, idleMs: 60_000, fallback: startFallback },
)

/** What the page starts before it is rendered. */
export const prepare = () => passwordWorker.start()

/** What the generator needs of the browser; a parameter for the tests. */
export const browser = {
  unfold: unfoldingOf('password-generator'),
  generate: (settings: PasswordSettings) => passwordWorker.call((work) => work.generate(settings)),
  copyText,
  now: () => Date.now(),
  options: kept(toolSettings('password-generator'), {
    initial: NOTHING_KEPT,
    parse: parseKept,
    together: OPTIONS_TOGETHER,
  }),
}

export type Browser = typeof browser
