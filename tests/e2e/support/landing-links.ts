import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated'
import { titleOf } from './routes'

export const tryNow = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^Try Now.*${title}$`) })

/** The way to the QR generator inside the product, from a landing page that React has taken over. */
export async function openLanding(page: Page): Promise<Locator> {
  await page.goto('/')
  const link = tryNow(page, titleOf('qr-generator'))
  await hydrated(link)
  return link
}
