import type { Locator, Page } from '@playwright/test'
import { takeShifts } from './shifts'
import { expect } from './test'

/** The button of an extra's tile. */
export const tile = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: title, exact: true }).and(page.locator('[aria-expanded]'))

/**
 * Opens an extra, whose code is loaded then.
 * @param sign what is visible once it is loaded; that it moves what is below is no layout shift: the visitor caused it
 */
export async function unfold(page: Page, title: string, sign: Locator): Promise<void> {
  // By key: a row of the history may still push the tile down.
  await tile(page, title).press('Enter')
  await expect(sign).toBeVisible()
  await takeShifts(page)
}
