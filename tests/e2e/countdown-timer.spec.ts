import type { Locator } from '@playwright/test'
import * as texts from '../../src/tools/countdown-timer/texts.en'
import { BACK_TO_TOOLS } from '../../src/app/texts.en'
import { tryNow } from './support/landing-links'
import { titleOf } from './support/routes'
import { recordQuestions } from './support/notification-questions'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

const isSilent = (audio: Locator) => expect(audio).toHaveJSProperty('paused', true)

/** Of a media element whose file has come. */
const HAVE_ENOUGH_DATA = 4

/** Starts the alarm's fetch too: it has to be loaded during a click. */
async function startAndFetchAlarm({ page, start }: TimerPage) {
  const [response] = await Promise.all([page.waitForResponse(/alarm\.wav/), start.click()])
  expect([200, 206]).toContain(response.status())
}

async function pressEnter(timer: TimerPage) {
  const { page, clock, pause, resume, reset, start } = timer
  await timer.set(0, 7, 0)
  await page.keyboard.press('Enter')
  await expect(clock).toHaveText('00:07:00')
  await expect(pause).toBeFocused()
  // A key held down comes again and again.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(resume).toBeFocused()
  await reset.press('Enter')
  await expect(start).toBeFocused()
  await expect(reset).toBeDisabled()
}

async function ringElsewhere(timer: TimerPage, audio: Locator) {
  const { page } = timer
  await timer.set(0, 5, 0)
  await timer.start.click()
  await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
  // The last of the head's tags are written a moment later.
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /^Nimble: /)
  await expect(page).toHaveTitle(/^00:05:00 · Free Online Tools for Everyone/)
  await page.clock.fastForward(60_000)
  await expect(page).toHaveTitle(/^00:04:00 · Free Online Tools for Everyone/)
  // TI-61: where the box is, a timer that rings stands in its line.
  await tryNow(page, titleOf('unit-converter')).click()
  // Its code has come: the clock is not to run out for it.
  await expect(page).toHaveTitle(/Unit Converter/)
  await page.clock.fastForward(240_000)
  await expect(page).toHaveTitle(/^Time's Up! · Unit Converter/)
  await expect(audio).toHaveJSProperty('paused', false)
  const bar = page.getByRole('alert').filter({ hasText: texts.TIME_IS_UP })
  await expect(bar.getByRole('link', { name: texts.TIME_IS_UP })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 100))
  await bar.getByRole('button', { name: texts.STOP_ALARM }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(100)
  await expect(page.getByText(texts.ALARM_STOPPED, { exact: true })).toBeAttached()
  await isSilent(audio)
  await page.goBack()
  await page.goBack()
  await expect(timer.start).toBeVisible()
}

async function leaveWhileItSounds(timer: TimerPage, audio: Locator) {
  const { page } = timer
  await timer.set(0, 5, 0)
  await timer.start.click()
  await page.clock.fastForward(300_000)
  await expect(timer.timeIsUp).toBeVisible()
  await expect(audio).toHaveJSProperty('paused', false)
  await page.getByRole('link', { name: BACK_TO_TOOLS }).click()
  await isSilent(audio)
  await page.goBack()
  await timer.newTimer.click()
}

async function reloadWhileItRuns(timer: TimerPage) {
  const { page } = timer
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  const kept = () => page.evaluate(() => localStorage.getItem('nimble.timers'))
  await timer.set(0, 5, 0)
  // Pause comes in its place: the second click is none of it.
  await timer.start.dblclick()
  await expect(timer.pause).toBeVisible()
  await expect.poll(kept).not.toBe(null)
  await page.reload()
  await expect(timer.clock).toHaveText(/^00:0[45]:\d\d$/)
  expect(questions).toEqual([])
  await timer.pause.click()
  await timer.reset.click()
  await expect.poll(kept).toBe(null)
}

async function typeOverFields(timer: TimerPage) {
  const { page, hours, minutes, seconds, start } = timer
  await timer.set(0, 5, 0)
  await minutes.focus()
  await page.keyboard.type('12')
  await expect(minutes).toHaveValue('12')
  await page.keyboard.press('ArrowUp')
  await expect(minutes).toHaveValue('13')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(minutes).toHaveValue('00')
  // TI-04: the total is 0.
  await expect(start).toBeDisabled()
  await expect(page.getByText(texts.SET_A_SECOND)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(minutes).toBeFocused()
  await page.keyboard.type('7')
  await expect(minutes).toHaveValue('07')
  await page.keyboard.type('5')
  await expect(minutes).toHaveValue('75')
  await seconds.focus()
  await expect(hours).toHaveValue('01')
  await expect(page.getByText(texts.thatIs(75 * 60))).toBeVisible()
  await timer.set(0, 0, 0)
  await minutes.focus()
  await page.keyboard.type('1.5')
  await expect(minutes).toHaveValue('01.5')
  await expect(page.getByText(texts.thatIs(60))).toBeVisible()
  await seconds.focus()
  await expect(minutes).toHaveValue('01')
  await minutes.focus()
  await page.keyboard.type('1h30')
  await expect(minutes).toHaveValue('01h30')
  // As by voice, which leaves the focus where it is.
  await timer.preset('10 min').dispatchEvent('click')
  await expect(minutes).toHaveValue('10')
  await timer.set(0, 0, 0)
  await minutes.focus()
  await page.keyboard.type('0.5')
  await expect(page.getByText(texts.SET_A_SECOND)).toBeVisible()
  await expect(page.getByText('That is')).toHaveCount(0)
}

test('a visitor sets a timer, pauses it, lets it ring and sets a new one', async ({ page }) => {
  const timer = new TimerPage(page)
  const questions = await recordQuestions(page)
  const audio = page.locator('audio')
  const fetches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('alarm')) fetches.push(request.url())
  })
  await timer.openInStoppedTime()

  await test.step('a preset sets the fields, and is pressed', async () => {
    const presets = page.getByRole('group', { name: texts.PRESETS_LABEL }).getByRole('button')
    const minutes = ['5', '10', '15', '25', '30', '45'].map((number) => `${number} min`)
    await expect(presets).toHaveText([...minutes, '1 hour', '2 hours'])
    await timer.preset('10 min').click()
    await expect(timer.preset('10 min')).toHaveAttribute('aria-pressed', 'true')
    await expect(timer.minutes).toHaveValue('10')
  })

  await test.step('Start is announced, fetches the alarm and asks for notifications once more', async () => {
    await expect.poll(questions).toBe(1)
    await timer.set(0, 10, 30)
    await startAndFetchAlarm(timer)
    await expect.poll(questions).toBe(2)
    await isSilent(audio)
    await expect(audio).toHaveJSProperty('readyState', HAVE_ENOUGH_DATA)
    expect(fetches).toHaveLength(1)
    await expect(timer.clock).toHaveText('00:10:30')
    await expect(page.getByText('Ends at 12:11 PM')).toBeVisible()
    await expect(page).toHaveTitle('00:10:30 · Countdown Timer | Nimble - Free Online Tools')
    await expect(page.getByRole('status').filter({ hasText: 'Timer started' })).toHaveText(
      'Timer started: 10 minutes 30 seconds',
    )
  })

  await test.step('Pause stops the time, Resume goes on', async () => {
    await page.clock.fastForward(30_000)
    await expect(timer.clock).toHaveText('00:10:00')
    await timer.pause.click()
    await expect(page.getByText(texts.PAUSED, { exact: true })).toBeVisible()
    await page.clock.fastForward(60_000)
    await timer.resume.click()
    await expect(timer.clock).toHaveText('00:10:00')
  })

  await test.step('at zero the alarm sounds until New Timer', async () => {
    await page.clock.fastForward(540_000)
    await expect(page.getByText('1 minute left')).toBeAttached()
    await page.clock.fastForward(60_000)
    await expect(timer.timeIsUp).toBeVisible()
    await expect(timer.clock).toHaveText('00:00:00')
    await expect(page.locator('body')).toHaveClass('timer-finished')
    await expect(page).toHaveTitle("Time's Up! · Countdown Timer | Nimble - Free Online Tools")
    const position = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime)
    await expect.poll(position).toBeGreaterThan(0)
    await expect(audio).toHaveJSProperty('loop', true)
    await timer.newTimer.click()
    await isSilent(audio)
    await expect(audio).toHaveJSProperty('currentTime', 0)
    await expect(timer.minutes).toHaveValue('10')
    await expect(page).toHaveTitle('Countdown Timer | Nimble - Free Online Tools')
  })

  await test.step('a field is typed over and stepped by the keyboard', () => typeOverFields(timer))

  await test.step('Enter starts, and does no more while it is held down', () => pressEnter(timer))
  await test.step('TI-23: on another page the timer runs on, rings and can be stopped', () =>
    ringElsewhere(timer, audio))
  await test.step('TI-16: leaving the page while the alarm sounds stops it', () =>
    leaveWhileItSounds(timer, audio))
  await test.step('TI-57: a reload asks nothing while the timer runs, which then goes on', () =>
    reloadWhileItRuns(timer))
})
