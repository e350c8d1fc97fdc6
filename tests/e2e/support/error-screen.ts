import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** PL-08: title and text of an unexpected error, and nothing of a stack. */
export async function expectErrorScreen(page: Page, message: string | RegExp): Promise<void> {
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Unexpected Application Error!')
  await expect(main.getByRole('alert')).toHaveText(message)
  await expect(main.getByRole('link', { name: 'Go to all tools' })).toHaveAttribute('href', '/')
  const text = await main.innerText()
  expect(text).not.toMatch(/^\s*at /m)
  expect(text).not.toMatch(/hey developer/i)
}

export const retryButton = (page: Page): Locator => page.getByRole('button', { name: 'Try again' })
