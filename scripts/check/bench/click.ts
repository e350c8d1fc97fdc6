import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { onPhone, slowdown } from './pages.ts'
import type { Row } from './report.ts'
import { msRows, takeTurns, type Effort } from './turns.ts'

/**
 * Milliseconds from a click on a template to the frame that has its code; both the bitmap of the preview
 * and the file in base64 have come by then.
 * @param index of the template
 */
const clickToPicture = (page: Page, index: number) =>
  page.evaluate(async (at) => {
    const template = document.querySelectorAll<HTMLElement>('[aria-label="Templates"] button')[at]
    const region = document.querySelector('section[aria-label="QR code"]')
    if (!template || !region) throw new Error('The QR generator is not there')
    const drawn = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (region.getAttribute('aria-busy') !== 'false') return
        observer.disconnect()
        // The task after the frame.
        requestAnimationFrame(() => setTimeout(resolve))
      })
      observer.observe(region, { attributeFilter: ['aria-busy'] })
    })
    const startMs = performance.now()
    template.click()
    await drawn
    const elapsedMs = performance.now() - startMs
    if (!region.querySelector('canvas')) throw new Error('There is no code')
    return elapsedMs
  }, index)

/** @param idleMs after so long without a job the worker that the page has started is closed again */
const clickTwice = (browser: Browser, idleMs: number) =>
  onPhone(browser, async ({ page, slowDown }) => {
    await page.goto('/qr-generator', { waitUntil: 'networkidle' })
    await pause(idleMs)
    await slowDown(slowdown)
    return { cold: await clickToPicture(page, 0), warm: await clickToPicture(page, 1) }
  })

/** What a visitor waits for: from the click to the picture, the first one and the next one. */
export async function measureClicks(
  browser: Browser,
  { rounds, leastMs: idleMs }: Effort,
): Promise<Row[]> {
  // Round 0 is for the caches of the machine.
  const row = msRows(await takeTurns({ ours: () => clickTwice(browser, idleMs) }, rounds))
  return [
    row('click.qr.cold', 'a template, the worker having been closed', ({ cold }) => cold),
    row('click.qr.warm', 'another template, the worker being there', ({ warm }) => warm),
  ]
}
