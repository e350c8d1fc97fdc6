import type { Page } from '@playwright/test'

/** Where the build puts the code of the QR generator, for `page.route`. */
export const QR_CHUNK = '**/static/js/qr-generator-*.chunk.js'
export const QR_WORKER = '**/static/js/qr.worker-*.js'

/** Runs code in the QR worker before its own; the headers of its script are kept. */
export async function prependToWorker(page: Page, code: string): Promise<void> {
  await page.route(QR_WORKER, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: code + (await response.text()) })
  })
}
