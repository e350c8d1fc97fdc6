import { afterEach, beforeEach, vi } from 'vitest'
import { ok, err, type Result } from '#lib/result'
import { deferred } from './deferred'
import { exposeReady, FakeWorker } from './fake-worker'

export interface TestApi {
  double(value: number): Promise<Result<number, never>>
  take(value: unknown): Promise<Result<null, never>>
  refuse(): Promise<Result<never, { code: 'refused' }>>
  throwBug(): Promise<Result<never, never>>
  /** An endless loop, as the page sees it. */
  hang(): Promise<Result<never, never>>
}

export type Script = (scope: MessagePort) => void

/** Scripts, the workers made of them, and a promise that a job has reached its worker. */
export function workerFixture() {
  const hung = deferred()
  const api: TestApi = {
    double: async (value) => ok(value * 2),
    take: async () => ok(null),
    refuse: async () => err({ code: 'refused' }),
    throwBug: () => Promise.reject(new TypeError('bug')),
    hang: () => {
      hung.resolve()
      return new Promise(() => {})
    },
  }
  const good: Script = (scope) => exposeReady(api, scope)
  const workers: FakeWorker[] = []

  /** The first workers run the scripts in turn, all later ones the good one. */
  const startWith =
    (...scripts: Script[]) =>
    () => {
      const worker = new FakeWorker(scripts[workers.length] ?? good)
      workers.push(worker)
      return worker
    }

  return { api, hanging: hung.promise, workers, startWith, live: () => live(workers) }
}

const live = (workers: FakeWorker[]) => workers.filter(({ terminated }) => !terminated).length

/** A script without listeners. */
export const silent: Script = () => {}

/** Time stands still but for `vi.advanceTimersByTime`; messages still take their real way. */
export function fakeTimers() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

async function passTurns(): Promise<true> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  return true
}

/** Whether a promise is unsettled after everything that is ready to happen has happened. */
export const isPending = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => false), passTurns()])
