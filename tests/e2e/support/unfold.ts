import type { Locator, Page } from '@playwright/test'
import { takeShifts } from './shifts'
import { expect } from './test'

/**
 * Unfolds a section whose code comes when it is wanted.
 * @param sign what is there once it has come; that it moves what is below it is what the visitor asked for
 */
export async function unfold(page: Page, title: string, sign: Locator): Promise<void> {
  await page.locator('summary', { hasText: title }).click()
  await expect(sign).toBeVisible()
  await takeShifts(page)
}
