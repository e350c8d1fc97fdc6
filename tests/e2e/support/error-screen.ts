import type { Locator, Page } from '@playwright/test'
import { ERROR_TITLE, GO_TO_ALL_TOOLS } from '../../../src/app/texts.en'
import { TRY_AGAIN } from '../../../src/ui/texts.en'
import { expect } from './test'

/** PL-08: title and text of an unexpected error, and nothing of a stack. */
export async function expectErrorScreen(page: Page, message: string | RegExp): Promise<void> {
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(ERROR_TITLE)
  await expect(main.getByRole('alert')).toHaveText(message)
  await expect(main.getByRole('link', { name: GO_TO_ALL_TOOLS })).toHaveAttribute('href', '/')
  const text = await main.innerText()
  expect(text).not.toMatch(/^\s*at /m)
  expect(text).not.toMatch(/hey developer/i)
}

export const retryButton = (page: Page): Locator => page.getByRole('button', { name: TRY_AGAIN })
