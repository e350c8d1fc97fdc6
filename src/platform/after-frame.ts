/**
 * Runs it in a task of its own, `delayMs` after the next frame is done, unless the function returned is called
 * before. While the page is hidden there are no frames.
 */
export function afterFrame(run: () => void, delayMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, delayMs)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
