import { pause } from './pause'

/** Nothing is held up any longer by a worker that does not come. */
const LIMIT_MS = 3000

const startWorker = () =>
  new Worker(new URL('../../workers/local-time.worker.ts', import.meta.url), { type: 'module' })

/** Whatever it is. */
const answerOf = (worker: Worker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener('message', () => resolve())
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      resolve()
    })
  })

async function makeFirstFormatter() {
  let worker
  try {
    worker = startWorker()
  } catch {
    return
  }
  await Promise.race([answerOf(worker), pause(LIMIT_MS)])
  worker.terminate()
}

let ready: Promise<void> | undefined

/**
 * Resolves when the page can write local times without delay. The first formatter of times takes a slow phone 100 ms
 * and more, further ones next to nothing, in whatever thread: a worker makes the first.
 */
export const localTimesReady = (): Promise<void> => (ready ??= makeFirstFormatter())
