/** Runs it once after a delay, unless the function returned is called before. */
export function schedule(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
