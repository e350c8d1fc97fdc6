import { wrap } from 'comlink'
import type { BenchPage, ProductWorker } from '../../scripts/check/bench/page-api'

// The address has to be written out in each: that is how the bundler finds the script.
const START: Record<ProductWorker, () => Worker> = {
  qr: () => new Worker(new URL('../../workers/qr.worker.ts', import.meta.url), { type: 'module' }),
  password: () =>
    new Worker(new URL('../../workers/password.worker.ts', import.meta.url), { type: 'module' }),
  color: () =>
    new Worker(new URL('../../workers/color.worker.ts', import.meta.url), { type: 'module' }),
  currency: () =>
    new Worker(new URL('../../workers/currency.worker.ts', import.meta.url), { type: 'module' }),
  'timer-tick': () =>
    new Worker(new URL('../../workers/timer-tick.worker.ts', import.meta.url), { type: 'module' }),
}

/** Any answer shows that the entry has run. The timer's worker sends one by itself, after its first tick. */
const firstAnswer = (name: ProductWorker, worker: Worker): Promise<unknown> =>
  name === 'timer-tick'
    ? new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))
    : Promise.resolve(wrap<{ ready: undefined }>(worker).ready)

export const startMs: BenchPage['startMs'] = async (name) => {
  const startedMs = performance.now()
  const worker = START[name]()
  await firstAnswer(name, worker)
  const elapsedMs = performance.now() - startedMs
  worker.terminate()
  return elapsedMs
}
