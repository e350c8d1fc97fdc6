import type { Page } from '@playwright/test'
import { ASK_LABEL } from '../../../src/app/texts.en'
import { hydrated } from './hydrated'
import { expect } from './test'

/** The field that answers. */
export const field = (page: Page) => page.locator(`input[aria-label="${ASK_LABEL}"]`)

/** What the window shows of the marked row opens by it. */
export const openButton = (page: Page) => page.getByRole('button', { name: /^Open in / })

export const options = (page: Page) => page.getByRole('listbox').getByRole('option')

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the field and types; on all pages but the landing page it is in a dialog. */
export async function ask(page: Page, question: string) {
  // Its keys are heard from then on.
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(question)
}
