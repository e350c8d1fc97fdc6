import type { Page } from '@playwright/test'
import type { Visit } from './states/page-state'
import { VISITS } from './states/visits'
import type { Complaints } from './support/complaints'
import { headingFaults, sidewaysScroll, smallTargets, violationsOn } from './support/findings'
import { recordShifts, takeShifts, watchPlaces } from './support/shifts'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const NARROW = [280, 320]

const noFindings = {
  moved: [],
  shifts: [],
  inLight: [],
  inDark: [],
  headings: [],
  // At 360, 280 and 320 px, and with text of twice the size.
  sidewaysPx: [0, 0, 0, 0],
  tooSmall: [],
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)

/** What a state has of its own; ends in light on a phone, as it began. */
async function findingsOnPhone(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const inLight = await violationsOn(page)
  const headings = await headingFaults(page)
  const sidewaysPx = [await sidewaysScroll(page)]
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inDark = await violationsOn(page, 'colors')
  for (const width of NARROW) {
    await page.setViewportSize({ ...PHONE, width })
    sidewaysPx.push(await sidewaysScroll(page))
  }
  const tooSmall = await smallTargets(page)
  await page.setViewportSize(PHONE)
  await setTextSize(page, '200%')
  sidewaysPx.push(await sidewaysScroll(page))
  await setTextSize(page, '')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  // Turning the page about has shifted it.
  await takeShifts(page)
  return { inLight, inDark, headings, sidewaysPx, tooSmall }
}

/** Goes from state to state and collects what is wrong with each. */
async function walk<Findings>(
  { open, states = {}, steady }: Visit,
  page: Page,
  complaints: Complaints,
  findingsOn: () => Promise<Findings>,
  none: Findings & { moved: never[]; shifts: never[] },
) {
  await page.addInitScript(recordShifts)
  const watched = watchPlaces(steady?.(page) ?? [])
  for (const [state, reach] of Object.entries({ opened: open, ...states })) {
    await test.step(state, async () => {
      await reach(page, complaints)
      const steadiness = { moved: await watched(), shifts: await takeShifts(page) }
      expect.soft({ ...steadiness, ...(await findingsOn()) }, state).toEqual(none)
    })
  }
}

for (const [name, visit] of Object.entries(VISITS)) {
  test(`${name}: on a phone nothing shifts, axe finds nothing in light or dark, headings are in order, it fits 280 px, targets have 44 px`, async ({
    page,
    complaints,
  }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    await walk(visit, page, complaints, () => findingsOnPhone(page), noFindings)
  })

  test(`${name}: on a desktop nothing shifts, and targets have 44 px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(DESKTOP)
    const findings = async () => ({ tooSmall: await smallTargets(page) })
    await walk(visit, page, complaints, findings, { moved: [], shifts: [], tooSmall: [] })
  })
}
