import { wrap } from 'comlink'
import type { BenchPage, CallKind } from '../../scripts/check/bench/page-api'

interface Echo {
  echo(value: string): Promise<string>
}

const TEXT = 'raw'

const worker = new Worker(new URL('./echo.worker.ts', import.meta.url), { type: 'module' })
const remote = wrap<Echo>(worker)

const nextMessage = () =>
  new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))

const CALLS: Record<CallKind, () => Promise<unknown>> = {
  comlink: () => remote.echo(TEXT),
  postMessage() {
    const answer = nextMessage()
    worker.postMessage(TEXT, [])
    return answer
  },
}

/** One call after another, there and back. */
export const timeCalls: BenchPage['timeCalls'] = async (kind, leastMs) => {
  const call = CALLS[kind]
  // The worker's start does not count.
  await remote.echo(TEXT)
  let count = 0
  let elapsedMs = 0
  const startedMs = performance.now()
  while (elapsedMs < leastMs) {
    await call()
    count++
    elapsedMs = performance.now() - startedMs
  }
  return elapsedMs / count
}
