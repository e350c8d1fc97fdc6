import type { Page } from '@playwright/test'

/** Where the build puts the code of the QR generator, for `page.route`. */
export const QR_CHUNK = '**/static/js/qr-generator-*.chunk.js'
export const QR_WORKER = '**/static/js/qr.worker-*.js'

const STATUS_TEXT = { 404: 'Not Found', 500: 'Internal Server Error' }

/**
 * What the console has of a worker's script that the server refuses: its page preloads it. `name` is
 * a pattern.
 */
export const workerRefused = (name: string, status: keyof typeof STATUS_TEXT): RegExp =>
  new RegExp(
    `^Failed to load resource: the server responded with a status of ${status} ` +
      `\\(${STATUS_TEXT[status]}\\) /static/js/${name}\\.worker-[\\w-]+\\.js$`,
  )

/** Runs code in the QR worker before its own; the headers of its script are kept. */
export async function prependToWorker(page: Page, code: string): Promise<void> {
  await page.route(QR_WORKER, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: code + (await response.text()) })
  })
}
