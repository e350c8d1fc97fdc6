import type { Page } from '@playwright/test'
import { TOOLS } from '../../../src/tools/registry'
import type { Complaints } from './complaints'
import { expectErrorScreen } from './error-screen'
import { openLanding } from './landing-links'
import { QrPage } from './qr-page'
import { QR_CHUNK } from './scripts'
import { expect } from './test'

type Visit = (page: Page, complaints: Complaints) => Promise<unknown>

async function openQr(page: Page): Promise<QrPage> {
  const qr = new QrPage(page)
  await qr.open()
  return qr
}

const comingSoon = TOOLS.find(({ available }) => !available)

/** Every state of the pages that a visitor can meet, and the way there. */
export const PAGE_STATES: Record<string, Visit> = {
  'the landing page': (page) => openLanding(page),
  ...(comingSoon && {
    'a page that is coming soon': async (page: Page) => {
      await page.goto(comingSoon.link)
      await expect(page.getByText('Coming Soon')).toBeVisible()
    },
  }),
  'an unknown address': async (page, complaints) => {
    complaints.announce(/404 \(Not Found\)/)
    await page.goto('/nope')
    await expectErrorScreen(page, /^404/)
  },
  'a failed chunk': async (page, complaints) => {
    complaints.announce(/ChunkLoadError/)
    complaints.announce(/503/)
    await page.route(QR_CHUNK, (route) => route.fulfill({ status: 503 }))
    await (await openLanding(page)).click()
    await expectErrorScreen(page, /Loading chunk qr-generator failed/)
  },
  'the QR generator, empty': (page) => openQr(page),
  'the QR generator with a code': async (page) => {
    const qr = await openQr(page)
    await qr.text.fill('https://example.com')
    await qr.settled()
  },
  'the QR generator with a warning': async (page) => {
    const qr = await openQr(page)
    await qr.text.fill('https://example.com')
    await qr.foreground.fill('#bbbbbb')
    await qr.settled()
    await expect(page.getByText('may not scan')).toBeVisible()
  },
  'the QR generator with a text that is too long': async (page, complaints) => {
    complaints.announce(/too big/)
    const qr = await openQr(page)
    await qr.text.fill('long text '.repeat(240))
    await expect(qr.advice).toBeVisible()
  },
  'the QR generator with a wrong colour': async (page, complaints) => {
    complaints.announce(/Invalid hex color/)
    const qr = await openQr(page)
    await qr.text.fill('https://example.com')
    await qr.foreground.fill('red')
    await expect(qr.advice).toBeVisible()
  },
}
