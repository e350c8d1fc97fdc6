/**
 * Whether a page is shown, by its mounts: React may unmount it and mount it again at once, and it is not left then.
 * @returns to be called when the page is mounted; that returns what to call when it is unmounted
 */
export function createVisits(onShown: () => void, onLeft: () => void): () => () => void {
  let mounts = 0
  return () => {
    mounts++
    onShown()
    return () => {
      mounts--
      queueMicrotask(() => {
        if (mounts === 0) onLeft()
      })
    }
  }
}
