import type { Page } from '@playwright/test'
import { BACK_TO_TOOLS, CLEAR, CLEAR_QUESTION, CLEARED } from '../../../src/app/texts.en'
import { hydrated } from './hydrated'
import { keptBy, type Kept } from './kept'
import { tryNow } from './landing-links'
import { TOOL_PAGES, titleOf } from './routes'
import { CLEAR_ALL, sweepPage, type Used } from './sweep'
import { expect, test } from './test'

const IDLE_MS = 5000

export interface PrivacyRun {
  /** What was used, by path. */
  used: Map<string, Used>
  /** Passwords that the page has shown. */
  passwords: Set<string>
  /** Whatever was kept at some time. */
  kept: Kept[]
}

declare global {
  interface Window {
    shownPasswords: Set<string>
  }
}

/** Runs in the page: notes each password in the frame that shows it. */
function recordPasswords() {
  window.shownPasswords = new Set()
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  function record() {
    if (location.pathname === '/password-generator')
      for (const area of document.querySelectorAll('textarea'))
        if (area.readOnly) window.shownPasswords.add(area.value)
    requestAnimationFrame(record)
  }
  record()
}

/** Fits those only that cannot stand somewhere by chance. */
const isTelling = (password: string) => password.length >= 8

/** A clock on the full screen lies over the rest of its page. */
const leaveFullScreen = (page: Page) =>
  page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
  })

/** Visits every page the way a visitor does, uses all that is there, and then rests for 5 s. */
export async function visitEverything(page: Page): Promise<PrivacyRun> {
  const used = new Map<string, Used>()
  const kept = new Map<string, Kept>()
  const look = async () => {
    for (const item of await keptBy(page)) kept.set(JSON.stringify(item), item)
  }
  await page.addInitScript(recordPasswords)
  await page.goto('/')
  await hydrated(tryNow(page, titleOf('calculator')))
  used.set('/', await sweepPage(page, look))
  // The answers lie over the cards.
  await page.keyboard.press('Escape')
  for (const { path, title } of TOOL_PAGES) {
    await test.step(title, async () => {
      await tryNow(page, title).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      used.set(path, await sweepPage(page, look))
      await leaveFullScreen(page)
      await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
    })
  }
  await page.waitForTimeout(IDLE_MS)
  const shown = await page.evaluate(() => [...window.shownPasswords])
  await look()
  await page.getByRole('button', { name: CLEAR_ALL }).click()
  await page.getByRole('group', { name: CLEAR_QUESTION }).getByText(CLEAR, { exact: true }).click()
  await expect(page.getByText(CLEARED)).toBeVisible()
  return { used, passwords: new Set(shown.filter(isTelling)), kept: [...kept.values()] }
}
