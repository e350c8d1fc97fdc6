/**
 * Follows the mounts of a page. React may unmount it and mount it again at once: it is not left then.
 * @returns to be called on mount; that returns what to call on unmount
 */
export function followMounts(onShown: () => void, onLeft: () => void): () => () => void {
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
