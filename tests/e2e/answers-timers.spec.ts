import type { Page } from '@playwright/test'
import { START, STOP, TIMERS } from '../../src/tools/countdown-timer/live/texts.en'
import { YOUR_TIMER } from '../../src/tools/countdown-timer/name.en'
import * as texts from '../../src/tools/countdown-timer/texts.en'
import { AVAILABLE_TOOLS } from '../../src/app/landing.en'
import { NIGHTLY } from '../support/nightly'
import { ask, field, heading, openButton } from './support/ask-page'
import { middleOf } from './support/touch-screen'
import { recordShifts, takeShifts } from './support/shifts'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rings = (page: Page) => page.getByRole('list', { name: TIMERS }).getByRole('listitem')
const clock = (page: Page) => page.getByRole('timer')

/** Asks for a timer and presses Start. */
async function startAsked(page: Page, question: string) {
  await field(page).fill(question)
  await button(page, START).click()
}

async function startThree(page: Page) {
  const list = page.getByRole('heading', { name: AVAILABLE_TOOLS })
  const { y } = (await list.boundingBox()) ?? {}
  await field(page).fill('tea timer 4 min')
  // The second click of a double click does not pause it.
  await button(page, START).dblclick()
  await expect(clock(page)).toHaveText(/^0(4:00|3:5\d)$/)
  await expect(page.getByRole('status').getByText('Timer started: 4 minutes')).toHaveCount(1)
  await field(page).fill('eggs 7 minutes')
  await field(page).press('Enter')
  await expect(clock(page)).toHaveText(/^0(7:00|6:5\d)$/)
  await expect(field(page)).toBeFocused()
  await startAsked(page, 'pizza timer 12 min')
  await expect(button(page, texts.MAIN_BUTTON.running)).toBeFocused()
  await expect(rings(page)).toHaveText([/^Tea 03:/, /^Eggs 06:/, /^Pizza 1[12]:/])
  await expect(heading(page)).toHaveText(/Free Online Tools/)
  expect((await list.boundingBox())?.y, 'nothing below the window moves').toBe(y)
  const card = page.getByRole('article').filter({ hasText: YOUR_TIMER })
  await expect(card.locator('bdi')).toHaveText(/^1[12]:\d\d$/)
}

async function bringTeaBack(page: Page) {
  await field(page).fill('5 kg in lb')
  await expect(clock(page)).toHaveCount(0)
  const tea = rings(page).getByRole('button', { name: /^Tea / })
  await tea.click()
  await expect(tea).toHaveAttribute('aria-current', 'true')
  await expect(tea).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await button(page, texts.MAIN_BUTTON.running).click()
  await expect(button(page, texts.MAIN_BUTTON.paused)).toBeFocused()
  await button(page, texts.moreMinutes(1)).click()
  await expect(clock(page)).toHaveText(/^04:/)
  await button(page, texts.RESET).click()
  await expect(button(page, START)).toBeFocused()
  await expect(rings(page)).toHaveCount(2)
}

async function openEggs(page: Page) {
  await rings(page)
    .getByRole('button', { name: /^Eggs / })
    .click()
  await openButton(page).click()
  await expect(heading(page)).toHaveText(titleOf('countdown-timer'))
  await expect(clock(page)).toHaveText(/^00:0(7|6):/)
  await expect(page.getByText('Eggs, of 7 minutes')).toBeVisible()
}

async function comeAgain(page: Page) {
  await page.goto('/')
  const list = page.getByRole('heading', { name: AVAILABLE_TOOLS })
  const { y } = (await list.boundingBox()) ?? {}
  await expect(rings(page)).toHaveText([/^Eggs/, /^Pizza/])
  expect((await list.boundingBox())?.y).toBe(y)
  // The caption of the card with the timer gets other words.
  const shifts = (await takeShifts(page)).filter(({ value }) => value > 0.0001)
  expect(shifts).toEqual([])
}

test('TI-58: timers run in the window, and below it while something else is asked', async ({
  page,
}) => {
  await page.addInitScript(recordShifts)
  await page.goto('/')
  await test.step('three start one after another, by a press or Enter, and no page is opened', () =>
    startThree(page))
  await test.step('TI-61: a press on a small ring brings it back, to be paused, lengthened and reset', () =>
    bringTeaBack(page))
  await test.step('TI-61: the page shows the timer of the window large', () => openEggs(page))
  await test.step('TI-61: timers of an earlier visit come below the window without a shift', () =>
    comeAgain(page))
})

test(
  'TI-58: the second half of a double press that is not counted as such is for no other button',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/')
    // The buttons of the window have come then.
    await startAsked(page, 'timer 4 min')
    await expect(button(page, texts.MAIN_BUTTON.running)).toBeVisible()
    await field(page).fill('timer 5 min')
    const { x, y } = await middleOf(button(page, START))
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
    await expect(button(page, texts.MAIN_BUTTON.running)).toBeVisible()
    await expect(clock(page)).toHaveText(/^0(5:00|4:5\d)$/)
    await expect(rings(page)).toHaveCount(2)
  },
)

test('TI-58: the main button keeps its place and its width', async ({ page }) => {
  await page.goto('/')
  // The buttons of the window have come then.
  await startAsked(page, 'timer 4 min')
  const pause = button(page, texts.MAIN_BUTTON.running)
  await expect(pause).toBeVisible()
  for (const [width, height] of [
    [1280, 800],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await field(page).fill(`timer ${width} s`)
    const place = await button(page, START).boundingBox()
    await button(page, START).click()
    expect(await pause.boundingBox(), `${width} px`).toEqual(place)
  }
})

const alarm = (page: Page) => page.locator('audio')
const ofPage = (page: Page) => page.getByRole('button', { name: texts.STOP_ALARM })

async function stopInWindow(page: Page) {
  await startAsked(page, 'timer 1 s')
  await expect(page.getByRole('alert').getByText(texts.TIME_IS_UP)).toBeVisible()
  await expect(alarm(page)).toHaveJSProperty('paused', false)
  await expect(ofPage(page)).toHaveCount(0)
  await button(page, STOP).click()
  await expect(alarm(page)).toHaveJSProperty('paused', true)
  await expect(button(page, START)).toBeFocused()
}

async function stopBelow(page: Page) {
  await startAsked(page, 'timer 1 s')
  await field(page).fill('5 kg in lb')
  const stopIt = button(page, `1 second ${STOP}`)
  await expect(stopIt).toBeVisible()
  await expect(ofPage(page)).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(ofPage(page)).toBeVisible()
  await stopIt.scrollIntoViewIfNeeded()
  await expect(ofPage(page)).toHaveCount(0)
  await stopIt.click()
  await expect(alarm(page)).toHaveJSProperty('paused', true)
  await expect(page.locator('body')).not.toBeFocused()
}

async function stopInDialog(page: Page) {
  await page
    .getByRole('link', { name: titleOf('calculator') })
    .first()
    .click()
  await expect(heading(page)).toHaveText(titleOf('calculator'))
  await ask(page, 'timer 1 s')
  await button(page, START).click()
  await expect(button(page, STOP)).toBeVisible()
  await field(page).fill('5 kg')
  await button(page, `1 second ${STOP}`).click()
  await expect(alarm(page)).toHaveJSProperty('paused', true)
  await page.keyboard.press('Escape')
  await expect(ofPage(page)).toHaveCount(0)
}

test('TI-61: the end rings once and is stopped where it is shown, in one place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await test.step('in the window', () => stopInWindow(page))
  await test.step('below the window, and in the notice once that is out of view', () =>
    stopBelow(page))
  await test.step('in the dialog over another page', () => stopInDialog(page))
})

test('TI-42: a timer whose time is up counts on in the window, and beside Stop below it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'nimble.settings.countdown-timer',
      JSON.stringify({ version: 1, countsUp: true }),
    )
  })
  await page.goto('/')
  await startAsked(page, 'timer 1 s')
  await expect(clock(page)).toHaveText(/^\+00:0[1-9]$/)
  await expect(button(page, STOP)).toBeVisible()
  await expect(button(page, texts.RESET)).toHaveCount(0)
  await field(page).fill('5 kg in lb')
  const stop = rings(page).getByText(STOP, { exact: true })
  const since = rings(page).getByText(/^\+00:/)
  const [word, figures] = [await stop.boundingBox(), await since.boundingBox()]
  expect(figures?.x).toBeGreaterThan((word?.x ?? 0) + (word?.width ?? 0))
  await stop.click()
  await expect(rings(page)).toHaveCount(0)
})

test('TI-61: on a phone a ring that has come, and one whose time is up, are brought into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  for (const question of ['tea timer 4 min', 'eggs 7 minutes', 'pizza timer 12 min']) {
    await startAsked(page, question)
    await expect(clock(page)).toBeVisible()
  }
  await startAsked(page, 'timer 3 seconds')
  await expect(rings(page)).toHaveCount(4)
  await expect(rings(page).nth(3)).toBeInViewport({ ratio: 1 })
  await field(page).fill('5 kg in lb')
  await rings(page).first().scrollIntoViewIfNeeded()
  await expect(rings(page).nth(3)).toContainText(STOP)
  await expect(rings(page).nth(3)).toBeInViewport({ ratio: 1 })
})
