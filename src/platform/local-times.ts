import { pause } from './pause'

/** Nothing is held up any longer by a worker that does not come. */
const LIMIT_MS = 3000

const makeFirstFormatter = () =>
  new Promise<void>((resolve) => {
    try {
      const worker = new Worker(new URL('../../workers/local-time.worker.ts', import.meta.url), {
        type: 'module',
      })
      const finish = (event: Event) => {
        event.preventDefault()
        worker.terminate()
        resolve()
      }
      worker.addEventListener('message', finish)
      worker.addEventListener('error', finish)
    } catch {
      resolve()
    }
  })

let ready: Promise<void> | undefined

/**
 * Resolves when the page can write local times without delay. The first formatter of times takes a slow phone 100 ms
 * and more, further ones next to nothing, in whatever thread: a worker makes the first.
 */
export const localTimesReady = (): Promise<void> =>
  (ready ??= Promise.race([makeFirstFormatter(), pause(LIMIT_MS)]))
