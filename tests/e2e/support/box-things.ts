import type { Page } from '@playwright/test'
import { START } from '../../../src/tools/countdown-timer/live/texts.en'
import { expect } from './test'
import { passwordWindow } from './password-window'

const line = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text })

/** What the box hands over itself, by the question: each is waited for. */
export const BOX_THINGS: Record<string, (page: Page) => Promise<void>> = {
  'password 20': (page) => expect(passwordWindow(page).password).toHaveValue(/^.{20}$/),
  'passphrase of 5 words': (page) =>
    expect(passwordWindow(page).password).toHaveValue(/^([a-z]+-){4,}[a-z]+$/),
  'qr https://example.com': (page) =>
    expect(page.getByRole('img', { name: 'QR code of https://example.com' })).toBeVisible(),
  'palette of teal': (page) =>
    expect(page.getByRole('button', { name: /^Copy #/ })).toHaveCount(11),
  'contrast red on white': (page) => expect(page.getByText('APCA Lc')).toBeVisible(),
  '100 usd': (page) => expect(line(page, /^[\d.]+ JPY$/)).toBeVisible(),
  '5 kg': (page) => expect(line(page, /^[\d.]+ oz$/)).toBeVisible(),
  // The last one: it goes on while others are asked.
  'timer 12 min': async (page) => {
    await page.getByRole('button', { name: START, exact: true }).press('Enter')
    await expect(page.getByRole('timer').first()).toBeVisible()
  },
}
