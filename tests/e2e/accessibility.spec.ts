import type { Page } from '@playwright/test'
import { VISITS } from './states/visits'
import { headingFaults, sidewaysScroll, smallTargets, violationsOn } from './support/findings'
import { expect, test } from './support/test'

const SMALLEST = { width: 320, height: 640 }
const DESKTOP = { width: 1280, height: 800 }

const nothing = {
  inLight: [],
  inDark: [],
  headings: [],
  sidewaysPx: 0,
  tooSmall: [],
  tooSmallOnDesktop: [],
}

/** On a page of 320 px in light. */
async function findingsOn(page: Page): Promise<typeof nothing | object> {
  const found = {
    inLight: await violationsOn(page),
    headings: await headingFaults(page),
    sidewaysPx: await sidewaysScroll(page),
    tooSmall: await smallTargets(page),
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inDark = await violationsOn(page, 'colors')
  await page.setViewportSize(DESKTOP)
  const tooSmallOnDesktop = await smallTargets(page)
  await page.setViewportSize(SMALLEST)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return { ...found, inDark, tooSmallOnDesktop }
}

for (const [name, { open, states = {} }] of Object.entries(VISITS)) {
  test(`${name}: axe is content in light and in dark, headings are in order, it fits 320 px, targets have 44 px`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(SMALLEST)
    for (const [state, reach] of Object.entries({ opened: open, ...states })) {
      await test.step(state, async () => {
        await reach(page, complaints)
        expect.soft(await findingsOn(page), state).toEqual(nothing)
      })
    }
  })
}
