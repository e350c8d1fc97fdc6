import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** What a page logged, and whether the test expected it. */
export interface ConsoleGuard {
  /** The test causes lines that match; it fails if a pattern has none. */
  expectLines(...patterns: RegExp[]): void
  /** Lines so far that match. */
  matching(pattern: RegExp): string[]
  /** Lines that match no expected pattern. */
  unexpected(): string[]
  /** Expected patterns that no line has matched. */
  missing(): RegExp[]
}

/** Runs in pages and in workers: violations are events, and the guard reads the console only. */
function reportViolations() {
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI}`)
  })
}

function watchWorkers(page: Page) {
  // A worker that is ended at once, or never yields, cannot be made to report.
  page.on('worker', (worker) => void worker.evaluate(reportViolations).catch(() => {}))
}

const isOurs = (url: string) =>
  !/^(https?|wss?):/.test(url) || new URL(url).hostname === 'localhost'

/** The second one has a name for each past day. */
const RATE_HOST = /^(cdn\.jsdelivr\.net|(latest|\d{4}-\d\d-\d\d)\.currency-api\.pages\.dev)$/

/** Requests to the two hosts of exchange rates are allowed, but only while the currency converter is open. */
const mayAskForRates = (url: string, pages: Page[]) =>
  RATE_HOST.test(new URL(url).hostname) &&
  pages.some((page) => new URL(page.url()).pathname.endsWith('/currency-converter'))

/** Playwright logs this in every visit without the service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** The browser names the file that it could not load beside the text, not in it. */
function lineOf(message: ConsoleMessage): string {
  const text = message.text()
  if (!text.startsWith('Failed to load resource: the server responded')) return text
  return `${text} ${new URL(message.location().url).pathname}`
}

/**
 * Listens to everything in a browser context: errors and warnings on the console (workers' too),
 * uncaught errors and rejections, violations of the security policy, requests to foreign hosts.
 */
export async function watchConsole(context: BrowserContext): Promise<ConsoleGuard> {
  const lines: string[] = []
  const expected: RegExp[] = []

  await context.addInitScript(reportViolations)
  context.on('page', watchWorkers)
  context.on('console', (message) => {
    const type = message.type()
    if (message.text() === BLOCKED) return
    if (type === 'error' || type === 'warning') lines.push(lineOf(message))
  })
  context.on('weberror', (event) => lines.push(`Uncaught: ${event.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!isOurs(url) && !mayAskForRates(url, context.pages())) lines.push(`Request to ${url}`)
  })

  return {
    expectLines: (...patterns) => void expected.push(...patterns),
    matching: (pattern) => lines.filter((line) => pattern.test(line)),
    unexpected: () => lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
    missing: () => expected.filter((pattern) => !lines.some((line) => pattern.test(line))),
  }
}
