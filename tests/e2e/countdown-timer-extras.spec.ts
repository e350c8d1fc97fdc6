import { tile } from './support/unfold'
import { TILES } from '../../src/tools/countdown-timer/extras/tiles.en'
import * as texts from '../../src/tools/countdown-timer/texts.en'
import * as several from '../../src/tools/countdown-timer/extras/several/texts.en'
import * as controls from '../../src/tools/countdown-timer/extras/more-controls/texts.en'
import * as views from '../../src/tools/countdown-timer/extras/views/texts.en'
import { FLOATING_WINDOW } from '../../src/ui/layout/floating.en'
import { SOUNDS } from '../../src/tools/countdown-timer/extras/texts.en'
import { NIGHTLY } from '../support/nightly'
import { recordAlarm } from './support/alarm-record'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

/** Tests do not get at the browser's own floating windows; a frame has the same policy. */
function floatInFrames() {
  const value = {
    requestWindow() {
      const frame = document.createElement('iframe')
      frame.title = 'Floating'
      document.body.append(frame)
      const opened = frame.contentWindow
      if (opened) opened.close = () => frame.remove()
      return Promise.resolve(opened)
    },
  }
  Object.defineProperty(window, 'documentPictureInPicture', { value })
}

test('a visitor types a timer, adds a minute and chooses the alarm, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.openInStoppedTime()
  const extra = tile(page, TILES['more-controls'].title)
  await extra.focus()
  await page.keyboard.press('Enter')
  const entry = page.getByLabel(controls.QUICK_ENTRY)
  await entry.focus()
  await page.keyboard.type('soon')
  await page.keyboard.press('Enter')
  await expect(page.getByText(controls.ENTRY_REFUSED)).toBeVisible()
  await expect(entry).toHaveValue('soon')
  await entry.press('ControlOrMeta+A')
  await page.keyboard.type('12:31')
  await expect(
    page.getByText('Timer for 12 minutes 31 seconds · Ends at 12:13 PM').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Timer until 12:31 PM' }).press('Enter')
  await expect(page.getByText(/^Timer until 12:31 PM( UTC)? · 30 minutes$/).first()).toBeVisible()
  await entry.press('Enter')
  await expect(timer.clock).toHaveText('00:30:00')
  await expect(entry).toBeFocused()
  await page.keyboard.type('half an hour')
  await page.getByRole('button', { name: texts.REPLACE }).press('Enter')
  await expect(timer.clock).toHaveText('00:30:00')

  await timer.more(5).press('Enter')
  await timer.more(1).press('Enter')
  await expect(timer.clock).toHaveText('00:36:00')
  await expect(page.getByText(texts.minutesAdded(1))).toBeAttached()

  await page.getByLabel(controls.ALARM_SOUND, { exact: true }).selectOption(SOUNDS.chime)
  await page.getByLabel(controls.VOLUME).selectOption('50 %')
  await page.getByRole('button', { name: controls.TEST_SOUND }).press('Enter')
  await expect.poll(async () => (await alarm()).plays.at(-1)?.src).toMatch(/alarm-chime.*\.wav$/)
  await page.clock.runFor(2500)
  await expect.poll(async () => (await alarm()).pauses.length).toBeGreaterThan(0)

  await page.getByRole('switch', { name: controls.COUNT_UP }).press('Space')
  await page.clock.fastForward(36 * 60_000)
  await expect(timer.timeIsUp).toBeVisible()
  await page.clock.runFor(72_000)
  await expect(timer.clock).toHaveText(/^\+01:1\d$/)
  await expect(page.getByText('Finished 1 minute ago')).toBeVisible()

  await page.reload()
  await expect(timer.timeIsUp).toBeVisible()
  await timer.newTimer.click()
  // As it was set, without the minutes.
  await expect(timer.minutes).toHaveValue('30')
  await extra.click()
  await expect(page.getByLabel(controls.ALARM_SOUND, { exact: true })).toHaveValue('chime')
})

async function fillTheScreen(timer: TimerPage) {
  const { page } = timer
  // The controls come once the page has nothing else to do.
  await page.clock.runFor(1000)
  await page.keyboard.press('f')
  const exit = page.getByRole('button', { name: views.EXIT })
  await expect(exit).toHaveCSS('opacity', '1')
  await page.clock.runFor(3000)
  await expect(exit.locator('..')).toHaveCSS('opacity', '0')
  // The tap that shows the buttons presses none.
  await exit.dispatchEvent('pointerdown')
  await exit.dispatchEvent('click')
  await expect(exit.locator('..')).toHaveCSS('opacity', '1')
  const readout = page.getByRole('region', { name: texts.COUNTDOWN })
  await readout.getByRole('button', { name: texts.moreMinutes(1) }).click()
  await expect(timer.clock).toHaveText('00:10:56')
  await page.clock.fastForward('12:00')
  await expect(timer.timeIsUp).toBeVisible()
  await page.mouse.click(200, 200)
  await expect(timer.timeIsUp).toBeHidden()
  await exit.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
}

test('TI-46: Space, R and F act on the timer where nothing uses them, until they are switched off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const timer = new TimerPage(page)
  await timer.openInStoppedTime()
  await page.keyboard.press('Space')
  await expect(timer.pause).toBeVisible()
  await page.keyboard.press('Space')
  await expect(timer.resume).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await timer.reset.focus()
  await page.keyboard.press('r')
  await expect(timer.start).toBeFocused()
  // A field keeps its keys, a button its Space.
  await timer.minutes.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('f')
  await expect(timer.start).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  await timer.preset('10 min').press('Space')
  await expect(timer.minutes).toHaveValue('10')

  await page.keyboard.press('f')
  const readout = page.getByRole('region', { name: texts.COUNTDOWN })
  await expect(readout).toBeFocused()
  await page.keyboard.press('Space')
  await expect(timer.clock).toHaveText('00:10:00')
  await page.keyboard.press('r')
  await timer.minutes.press('Enter')
  await expect(timer.clock).toHaveText('00:10:00')
  await expect(readout).toBeFocused()
  await page.keyboard.press('f')
  await expect(timer.preset('10 min')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()

  const section = tile(page, TILES.views.title)
  await section.press('Enter')
  const keys = page.getByRole('switch', { name: views.KEYS_SWITCH })
  await keys.press('Space')
  await expect(keys).not.toBeChecked()
  await page.keyboard.press('r')
  await expect(timer.pause).toBeVisible()
  await page.reload()
  // Its address has opened the extra again.
  await expect(keys).not.toBeChecked()
  await page.keyboard.press('r')
  await expect(timer.pause).toBeVisible()
  await keys.press('Space')
  await timer.pause.focus()
  await test.step('TI-56: a clock that fills the screen shows what to do for some seconds after each touch', () =>
    fillTheScreen(timer))
})

test(
  'the ring stands in the tab while the timer runs, and the clock in a window of its own',
  NIGHTLY,
  async ({ page }) => {
    await page.addInitScript(floatInFrames)
    const timer = new TimerPage(page)
    await timer.startFiveMinutes()
    const icon = page.locator('link[rel=icon][type="image/svg+xml"]')
    await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,.*24%2024/)

    const button = page.getByRole('button', { name: FLOATING_WINDOW })
    await button.click()
    const floating = page.frameLocator('iframe[title=Floating]')
    await expect(floating.getByRole('timer')).toHaveText('00:05:00')
    await expect(floating.getByRole('region')).toHaveCSS('color', 'rgb(245, 246, 255)')
    // Its second click does nothing, in this window too.
    await floating.getByRole('button', { name: texts.MAIN_BUTTON.running }).dblclick({ delay: 50 })
    await expect(timer.resume).toBeVisible()
    await expect(icon).toHaveAttribute('href', '/favicon.svg')
    await button.click()
    await expect(page.locator('iframe[title=Floating]')).toHaveCount(0)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
)

test('what the extra of several timers speaks of is in view with it on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const timer = new TimerPage(page)
  await page.goto('/countdown-timer#extra=several')
  await expect(page.getByText(several.HOW)).toBeInViewport({ ratio: 1 })
  const place = await page.evaluate(() => scrollY)
  // What the strip covers is scrolled from under it by a click.
  await timer.start.click()
  await timer.addTimer.click()
  await timer.preset('10 min').click()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('several timers run at once, each with its name; the one that ends is the large one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const timer = new TimerPage(page)
  await timer.openInStoppedTime()
  await tile(page, TILES.several.title).press('Enter')
  const name = page.getByLabel(several.NAME)
  await name.fill('Tea')
  await timer.start.press('Enter')
  await timer.addTimer.press('Enter')
  await expect(page.getByText(texts.isPutAside('Tea'), { exact: true })).toBeAttached()
  await expect(timer.start).toBeFocused()
  await name.fill('Cake')
  await timer.preset('10 min').press('Enter')
  await timer.start.press('Enter')
  await page.clock.runFor(200)
  await page.getByRole('button', { name: several.bringToFront('Tea') }).press('Enter')
  await expect(timer.pause).toBeFocused()
  await expect(timer.clock).toHaveText('00:05:00')
  await page.getByRole('button', { name: several.toggle('running', 'Cake') }).press('Enter')
  await expect(page.getByText(`Cake: ${texts.PAUSED}`)).toBeVisible()
  await page.getByRole('button', { name: several.toggle('paused', 'Cake') }).press('Enter')

  // Its address opens the extra again.
  await page.reload()
  await expect(name).toHaveValue('Tea')
  await timer.addTimer.click()
  await timer.minutes.focus()
  await page.clock.fastForward(5 * 60_000)
  await expect(timer.timeIsUp).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Tea')
  await expect(timer.newTimer).toBeFocused()
  await name.fill('W'.repeat(40))
  await expect(page.getByRole('alert')).toContainText('W'.repeat(40))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)
  await timer.newTimer.press('Enter')
  await expect(page.getByRole('button', { name: several.toggle('running', 'Cake') })).toBeVisible()
  await page.getByRole('button', { name: several.remove('Cake') }).press('Enter')
  await expect(timer.start).toBeFocused()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nimble.timers'))).toBeNull()

  await test.step('TI-55: a timer that is asked for while one runs starts beside it', async () => {
    await timer.start.click()
    await page.evaluate(() => (location.hash = '10m'))
    await expect(page.getByText('You asked for 10 minutes')).toBeVisible()
    await page.getByRole('button', { name: texts.START_BESIDE }).click()
    await expect(timer.clock).toHaveText('00:10:00')
    await expect(timer.pause).toBeFocused()
    await page.clock.runFor(200)
    const other = page.getByRole('list', { name: several.OTHERS }).getByRole('listitem')
    await expect(other).toHaveCount(1)
  })
})
