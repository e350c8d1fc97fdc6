import type { Locator, Page } from '@playwright/test'
import { isNightly } from '../support/nightly'
import { VISITS } from './states/visits'
import {
  brokenButtons,
  doubledNames,
  headingFaults,
  sidewaysScroll,
  smallTargets,
  unboundedLines,
  violationsOn,
} from './support/findings'
import { recordShifts, takeShifts, watchPlaces } from './support/shifts'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const NARROW = isNightly ? [320, 280] : [280]

const noFindings = {
  moved: [],
  shifts: [],
  inLight: [],
  inDark: [],
  headings: [],
  sideways: [],
  broken: [],
  doubled: [],
  unbounded: [],
  tooSmall: [],
  onDesktop: { moved: [], tooSmall: [], sideways: [] },
}

/** How far the page can be scrolled sideways, where it can. */
async function sidewaysAt(page: Page, where: string): Promise<string[]> {
  const px = await sidewaysScroll(page)
  return px > 0 ? [`${px} px ${where}`] : []
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)

async function findingsOnPhone(page: Page, isInDarkToo: boolean) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const inLight = await violationsOn(page)
  const headings = await headingFaults(page)
  const sideways = await sidewaysAt(page, 'on a phone')
  const broken = await brokenButtons(page)
  const doubled = await doubledNames(page)
  const unbounded = await unboundedLines(page)
  let inDark: string[] = []
  if (isInDarkToo) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    inDark = await violationsOn(page, 'colors')
  }
  for (const width of NARROW) {
    await page.setViewportSize({ ...PHONE, width })
    sideways.push(...(await sidewaysAt(page, `at ${width} px`)))
  }
  const tooSmall = await smallTargets(page)
  return { inLight, inDark, headings, sideways, broken, doubled, unbounded, tooSmall }
}

/** What a state has of its own; the page is on a phone, in light, before and afterwards. */
function observe(page: Page, steady: Locator[]) {
  const watch = watchPlaces(page, steady)
  const movedOnPhone = watch()
  const movedOnDesktop = watch()
  async function findingsOnDesktop() {
    await page.setViewportSize(DESKTOP)
    const moved = await movedOnDesktop()
    const tooSmall = await smallTargets(page)
    // Each change has the browser lay out and paint the page anew: the text grows once for both widths.
    await setTextSize(page, '200%')
    const sideways = await sidewaysAt(page, 'on a desktop with text of twice the size')
    return { moved, tooSmall, sideways }
  }
  return async (isWhole: boolean) => {
    const steadiness = { moved: await movedOnPhone(), shifts: await takeShifts(page) }
    const findings = await findingsOnPhone(page, isWhole)
    const onDesktop = isWhole ? await findingsOnDesktop() : noFindings.onDesktop
    await setTextSize(page, '200%')
    await page.setViewportSize(PHONE)
    findings.sideways.push(...(await sidewaysAt(page, 'with text of twice the size')))
    await setTextSize(page, '')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    // Turning the page about has shifted it.
    await takeShifts(page)
    return { ...steadiness, ...findings, onDesktop }
  }
}

for (const [name, { open, states = {}, steady }] of Object.entries(VISITS)) {
  // AX-01
  test(`${name}: nothing shifts, axe finds nothing in light or dark, headings are in order, no word of a button is broken, no name is read twice, no line takes a million characters, it fits 280 px and twice the text, targets have 44 px, on a desktop too`, async ({
    page,
    consoleGuard,
  }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    await page.addInitScript(recordShifts)
    const findings = observe(page, steady?.(page) ?? [])
    const visited = Object.entries({ opened: open, ...states })
    for (const [at, [state, reach]] of visited.entries()) {
      // What a page shows adds up, and a desktop has the more room: what is on the way is seen there, and in the dark, at night.
      const isWhole = isNightly || at === 0 || at === visited.length - 1
      await test.step(state, async () => {
        await reach(page, consoleGuard)
        expect.soft(await findings(isWhole), state).toEqual(noFindings)
      })
    }
  })
}
