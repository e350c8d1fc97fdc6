import type { Page } from '@playwright/test'
import { hydrated } from './hydrated'
import { keptBy, type Kept } from './kept'
import { tryNow } from './landing-links'
import { TOOL_PAGES } from './routes'
import { CLEAR_ALL, sweepPage, type Used } from './sweep'
import { expect } from './test'

const IDLE_MS = 5000

export interface PrivacyRun {
  /** What was used, by path. */
  used: Map<string, Used>
  /** Passwords that the page has shown. */
  passwords: Set<string>
  /** Whatever was kept at some time. */
  kept: Kept[]
}

const generatedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('textarea')]
      .filter((area) => area.readOnly)
      .map(({ value }) => value),
  )

/** Fits those only that cannot stand somewhere by chance. */
const isTelling = (password: string) => password.length >= 8

/** Visits every page the way a visitor does, uses all that is there, and then rests for 5 s. */
export async function visitEverything(page: Page): Promise<PrivacyRun> {
  const used = new Map<string, Used>()
  const passwords = new Set<string>()
  const kept = new Map<string, Kept>()
  const look = async () => {
    for (const item of await keptBy(page)) kept.set(JSON.stringify(item), item)
  }
  const afterPress = async () => {
    if (!page.url().endsWith('/password-generator')) return
    for (const password of await generatedOn(page)) {
      if (isTelling(password)) passwords.add(password)
    }
  }
  const sweep = { look, afterPress }

  await page.goto('/')
  await hydrated(tryNow(page, 'Calculator'))
  used.set('/', await sweepPage(page, sweep))
  // The answers lie over the cards.
  await page.keyboard.press('Escape')
  for (const { path, title } of TOOL_PAGES) {
    await tryNow(page, title).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    used.set(path, await sweepPage(page, sweep))
    await page.getByRole('link', { name: 'Back to Tools' }).click()
  }
  await page.waitForTimeout(IDLE_MS)
  await look()
  await page.getByRole('button', { name: CLEAR_ALL }).click()
  await page
    .getByRole('group', { name: /^Clear everything/ })
    .getByText('Clear', { exact: true })
    .click()
  await expect(page.getByText('Your data is cleared')).toBeVisible()
  return { used, passwords, kept: [...kept.values()] }
}
