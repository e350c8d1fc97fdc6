import type { Locator, Page } from '@playwright/test'
import { takeShifts } from './shifts'
import { expect } from './test'

/**
 * Unfolds a section whose code is loaded on unfolding.
 * @param sign what is visible once it is loaded; that it moves what is below is no layout shift: the visitor caused it
 */
export async function unfold(page: Page, title: string, sign: Locator): Promise<void> {
  // By key: a row of the history may still push the title down.
  await page.locator('summary', { hasText: title }).press('Enter')
  await expect(sign).toBeVisible()
  await takeShifts(page)
}
