/** Runs it once after a delay, unless the function returned is called before. */
export function schedule(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => void schedule(resolve, ms))

/** Resolves in the next task, before any timer. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', done, { once: true })
    port1.start()
    port2.postMessage(null)
  })
