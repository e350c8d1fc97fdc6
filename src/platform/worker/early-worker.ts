declare global {
  interface Window {
    /** What `public/early.js` has started; undefined once it is taken or has failed. */
    earlyWorker?: { address: string; worker: Worker } | undefined
  }
}

/** The worker with this script that was started before the code of the page came, or a new one. */
export function startWorker(address: string): Worker {
  const early = window.earlyWorker
  if (early?.address !== address) return new Worker(address, { type: 'module' })
  window.earlyWorker = undefined
  return early.worker
}
