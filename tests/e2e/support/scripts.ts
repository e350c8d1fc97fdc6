import type { Page } from '@playwright/test'

/** Where the build puts the code of the QR generator, for `page.route`. */
export const QR_CHUNK = '**/static/js/qr-generator-*.chunk.js'
export const QR_WORKER = '**/static/js/qr.worker-*.js'

const WORKER_REFUSED =
  /^Failed to load resource: the server responded with a status of \d+ \([\w ]+\) \/static\/js\/[\w-]+\.worker-[\w-]+\.js$/

/**
 * What the page logs where a worker's script is refused, or what the browser does: that logs a script that the
 * page fetches past its cache, which the next job makes it do, if there is one before the test ends.
 */
export const orRefused = (logged: RegExp): RegExp =>
  new RegExp(`${logged.source}|${WORKER_REFUSED.source}`)

/** Runs code in the QR worker before its own; the headers of its script are kept. */
export async function prependToWorker(page: Page, code: string): Promise<void> {
  await page.route(QR_WORKER, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: code + (await response.text()) })
  })
}
