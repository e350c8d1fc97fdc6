/** Runs it once after a delay, unless the function returned is called before. */
export function schedule(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => void schedule(resolve, ms))
