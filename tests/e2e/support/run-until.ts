import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** Lets the clock of the page run, which the test has installed, until something is there. */
export const runUntil = (page: Page, sign: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1000)
    await expect(sign).toBeVisible({ timeout: 100 })
  }).toPass()
