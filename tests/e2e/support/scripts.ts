import type { BrowserContext, Page } from '@playwright/test'
import { distPath, readDistText } from './dist'

/** Where the build puts the code of the QR generator, for `page.route`. */
export const QR_CHUNK = '**/static/js/qr-generator-*.chunk.js'
export const QR_WORKER = '**/static/js/qr.worker-*.js'

/** A script in the place of the QR generator's code, whose page is this function. */
export function qrPageScript(component: string): string {
  const shell = readDistText(distPath(/\/shell-[\w-]+\.chunk\.js$/))
  // The name under which the shell imports the page.
  const name = /`\.\/qr-generator-[\w-]+\.chunk\.js`\)\.then\(e=>e\.(\w+)\)/.exec(shell)?.[1]
  if (name === undefined) throw new Error('The shell imports no QR generator')
  return `export const ${name} = { default: ${component} }`
}

const WORKER_REFUSED =
  /^Failed to load resource: the server responded with a status of \d+ \([\w ]+\) \/static\/js\/[\w-]+\.worker-[\w-]+\.js$/

/**
 * What the page logs where a worker's script is refused, or what the browser does: that logs a script that the
 * page fetches past its cache, which the next job makes it do, if there is one before the test ends.
 */
export const orRefused = (logged: RegExp): RegExp =>
  new RegExp(`${logged.source}|${WORKER_REFUSED.source}`)

/** Runs code in the workers at an address before their own; the headers of their scripts are kept. */
export const prependToWorkers = (where: Page | BrowserContext, address: string, code: string) =>
  where.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: code + (await response.text()) })
  })
