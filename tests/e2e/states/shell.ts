import type { Page } from '@playwright/test'
import { CalculatorPage } from '../support/calculator-page'
import { expectErrorScreen } from '../support/error-screen'
import { hydrated } from '../support/hydrated'
import { openLanding } from '../support/landing-links'
import { QR_CHUNK } from '../support/scripts'
import { expect } from '../support/test'
import type { Visit } from './page-state'

/** By keys: what moves because of them is no shift. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Ask anything' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(question)
}

export const SHELL: Record<string, Visit> = {
  'the landing page': {
    open: (page) => openLanding(page),
    states: {
      'the examples': async (page) => {
        await page.locator('input[aria-label="Ask anything"]').click()
        await page.getByRole('button', { name: 'What can I ask?' }).click()
        await expect(page.getByRole('button', { name: 'steelblue' })).toBeVisible()
      },
      'an answer': async (page) => {
        await ask(page, '100 usd to eur')
        await expect(page.getByRole('option')).toHaveText([/EUR/])
      },
      'not understood': async (page) => {
        await ask(page, 'foo bar')
        await expect(page.getByText(/^Not understood/).last()).toBeVisible()
      },
    },
  },
  'the box over a page': {
    open: async (page) => {
      await page.goto('/calculator')
      const opener = page.getByRole('button', { name: 'Ask anything' })
      await hydrated(opener)
      await opener.click()
      await expect(page.getByRole('combobox', { name: 'Ask anything' })).toBeVisible()
    },
    states: {
      'an answer': async (page) => {
        await ask(page, 'steelblue')
        await expect(page.getByRole('option')).toHaveText([/#4682b4/])
      },
      'several readings': async (page) => {
        await ask(page, '10 m')
        await expect(page.getByRole('option')).toHaveCount(2)
      },
      'no answer': async (page) => {
        await ask(page, '1/0')
        await expect(page.getByText('Cannot divide by zero').last()).toBeVisible()
      },
    },
  },
  'an unknown address': {
    open: async (page, consoleGuard) => {
      consoleGuard.expectLines(/404 \(Not Found\)/)
      await page.goto('/nope')
      await expectErrorScreen(page, /^404/)
    },
  },
  'a failed chunk': {
    open: async (page, consoleGuard) => {
      consoleGuard.expectLines(/ChunkLoadError/)
      consoleGuard.expectLines(/503/)
      await page.route(QR_CHUNK, (route) => route.fulfill({ status: 503 }))
      // From another tool: the header of the landing page has no menu of tools beside Home.
      const calculator = new CalculatorPage(page)
      await calculator.open()
      await page.locator('header a[href="/qr-generator"]').first().dispatchEvent('click')
      await expectErrorScreen(page, /Loading chunk qr-generator failed/)
    },
  },
}
