import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { PAGE_STATES } from './support/page-states'
import { expect, test } from './support/test'

/** What axe finds, a line for each element. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  // Colours that are still on their way from one theme to the other have contrasts of their own.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  )
  const { violations } = await page.evaluate(() => window.axe.run())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

for (const [state, visit] of Object.entries(PAGE_STATES)) {
  test(`${state} has no violations of accessibility, in light and in dark`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await visit(page, complaints)
    expect(await violationsOn(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await violationsOn(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
