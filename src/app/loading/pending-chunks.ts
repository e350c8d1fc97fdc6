let pending = 0
const listeners = new Set<() => void>()

function count(step: 1 | -1) {
  pending += step
  for (const listener of listeners) listener()
}

/** Counts a page's code as being loaded until the promise settles. */
export function trackPending<Module>(loading: Promise<Module>): Promise<Module> {
  count(1)
  return loading.finally(() => count(-1))
}

export const isPending = () => pending > 0

export function subscribePending(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
