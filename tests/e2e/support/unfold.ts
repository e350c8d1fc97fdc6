import type { Locator, Page } from '@playwright/test'
import { takeShifts } from './shifts'
import { expect } from './test'

/**
 * Unfolds a section whose code comes when it is wanted.
 * @param sign what is there once it has come; that it moves what is below it is what the visitor asked for
 */
export async function unfold(page: Page, title: string, sign: Locator): Promise<void> {
  // By key: a row of the history may still push the title down.
  await page.locator('summary', { hasText: title }).press('Enter')
  await expect(sign).toBeVisible()
  await takeShifts(page)
}
