import type { CDPSession, Page } from 'playwright'

declare global {
  interface Window {
    openBitmaps: number
  }
}

/**
 * Counts the pictures that workers have sent to the page and that are not closed, from the page's
 * first script on: `window.openBitmaps`.
 */
export async function watchBitmaps(page: Page) {
  await page.addInitScript(() => {
    const open: Set<ImageBitmap> = new Set()
    const note = (value: unknown) => {
      if (value instanceof ImageBitmap) open.add(value)
      else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
        for (const part of Object.values(value)) note(part)
      }
    }
    // Called on the picture below.
    // oxlint-disable-next-line typescript/unbound-method
    const close = ImageBitmap.prototype.close
    ImageBitmap.prototype.close = function () {
      open.delete(this)
      close.call(this)
    }
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args)
        this.addEventListener('message', ({ data }) => note(data))
      }
    }
    Object.defineProperty(window, 'openBitmaps', { get: () => open.size })
  })
}

/**
 * By how much each may be larger at the end than after the warm-up. Caches of the engine fill up for a
 * while; what grows by one with each of hundreds of steps is over its bound.
 */
const tolerance = { heapKb: 2048, workers: 0, bitmaps: 0, listeners: 10, nodes: 100 }

/** What a page holds, after its garbage is collected. */
type Held = typeof tolerance

/** @param session with the domain Performance enabled */
export async function measureHeld(page: Page, session: CDPSession): Promise<Held> {
  // Finalizers run in tasks after a collection, and what they let go is garbage of the next one.
  for (let turn = 0; turn < 4; turn++) {
    await session.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const kinds = page.workers().map((worker) => worker.url())
  return {
    heapKb: Math.round(metric('JSHeapUsedSize') / 1024),
    // Those beyond one of each kind: a kind comes and goes with its idle time.
    workers: kinds.length - new Set(kinds).size,
    bitmaps: await page.evaluate(() => window.openBitmaps),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
  }
}

/** What was held before and after, and the names of what has grown. A figure that is missing counts as grown. */
export function compareHeld(before: Held, after: Held) {
  // All three have the same keys.
  const keys = Object.keys(tolerance) as Array<keyof Held>
  const figures = keys.map((key) => [key, `${before[key]} -> ${after[key]}`])
  const grown = keys.filter((key) => !(after[key] - before[key] <= tolerance[key]))
  return { figures: Object.fromEntries(figures), grown }
}
