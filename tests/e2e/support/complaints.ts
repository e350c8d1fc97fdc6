import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** What a page must not do unless the test says beforehand that it will. */
export interface Complaints {
  /** The test causes lines that match; it fails if none comes for any of the patterns. */
  announce(...patterns: RegExp[]): void
  /** Lines so far that match. */
  matching(pattern: RegExp): string[]
  unannounced(): string[]
  /** Announced patterns that no line has matched. */
  unheard(): RegExp[]
}

/** Runs in pages and in workers: the guard hears the console only. */
function reportViolations() {
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI}`)
  })
}

function watchWorkers(page: Page) {
  // A worker that is ended at once, or never yields, cannot be told to report.
  page.on('worker', (worker) => void worker.evaluate(reportViolations).catch(() => {}))
}

const isOurs = (url: string) =>
  !/^(https?|wss?):/.test(url) || new URL(url).hostname === 'localhost'

const RATE_HOSTS = ['cdn.jsdelivr.net', 'latest.currency-api.pages.dev']

/** The two hosts of exchange rates may be asked, but only while the currency converter is open. */
const mayAskForRates = (url: string, pages: Page[]) =>
  RATE_HOSTS.includes(new URL(url).hostname) &&
  pages.some((page) => new URL(page.url()).pathname === '/currency-converter')

/** Playwright says so in every visit that it keeps the service worker out of. */
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
export async function listenForComplaints(context: BrowserContext): Promise<Complaints> {
  const lines: string[] = []
  const announced: RegExp[] = []

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
    announce: (...patterns) => void announced.push(...patterns),
    matching: (pattern) => lines.filter((line) => pattern.test(line)),
    unannounced: () => lines.filter((line) => !announced.some((pattern) => pattern.test(line))),
    unheard: () => announced.filter((pattern) => !lines.some((line) => pattern.test(line))),
  }
}
