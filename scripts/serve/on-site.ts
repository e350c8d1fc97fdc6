import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { distDir } from '../bootstrap/paths.mjs'
import { startServer } from './serve.ts'

/** Serves a built site, the product where no other is named, and opens it for a new visitor for as long as `visit` takes. */
export async function onSite<Value>(
  browser: Browser,
  { dir = distDir, ...options }: BrowserContextOptions & { dir?: string },
  visit: (page: Page) => Promise<Value>,
): Promise<Value> {
  const server = await startServer({ port: 0, dir })
  const context = await browser.newContext({ baseURL: server.url, ...options })
  try {
    return await visit(await context.newPage())
  } finally {
    // The server is closed first: where another site has failed, and the browser was closed, the context never closes.
    await server.close()
    await context.close()
  }
}
