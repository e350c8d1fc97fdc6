import { pause } from './schedule'

/** Safari has no idle callbacks: a pause must do. */
const PAUSE_MS = 200

/** A page that never rests, on a slow device, must come to it too. */
const LONGEST_WAIT_MS = 5000

/** Resolves when the page has nothing to do, or after 5 s. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, PAUSE_MS)
  })

/** Resolves when the page and all that its document names have been loaded. */
export const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const atWork = new Set<Promise<unknown>>()

/** The page does not rest until this has settled. */
export function holdRest(work: Promise<unknown>): void {
  const forget = () => void atWork.delete(work)
  atWork.add(work)
  work.then(forget, forget)
}

async function untilDone(): Promise<void> {
  while (atWork.size > 0) await Promise.allSettled(atWork)
}

/**
 * Resolves when the page has been loaded and then has nothing to do, nor have its workers, or after 5 s more: what no
 * visitor waits for begins here.
 */
export async function whenRested(): Promise<void> {
  await whenLoaded()
  await whenIdle()
  await Promise.race([untilDone(), pause(LONGEST_WAIT_MS)])
}
