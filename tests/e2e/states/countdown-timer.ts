import { TILES } from '../../../src/tools/countdown-timer/extras/tiles.en'
import * as texts from '../../../src/tools/countdown-timer/texts.en'
import * as several from '../../../src/tools/countdown-timer/extras/several/texts.en'
import * as controls from '../../../src/tools/countdown-timer/extras/more-controls/texts.en'
import * as views from '../../../src/tools/countdown-timer/extras/views/texts.en'
import { HOME } from '../../../src/app/texts.en'
import { tryNow } from '../support/landing-links'
import { titleOf } from '../support/routes'
import { tile } from '../support/unfold'
import { expect } from '../support/test'
import { TimerPage } from '../support/timer-page'
import type { Visit } from './page-state'

export const COUNTDOWN_TIMER: Record<string, Visit> = {
  'the countdown timer': {
    open: (page) => new TimerPage(page).open(),
    steady: (page) => {
      const { clock, mainButton, reset } = new TimerPage(page)
      return [clock, mainButton, reset]
    },
    states: {
      'with its extras, its other views and a second timer': async (page) => {
        await tile(page, TILES['more-controls'].title).click()
        await expect(page.getByLabel(controls.ALARM_SOUND, { exact: true })).toBeVisible()
        await tile(page, TILES.views.title).click()
        await expect(page.getByRole('switch', { name: views.KEYS_SWITCH })).toBeVisible()
        const timer = new TimerPage(page)
        await tile(page, TILES.several.title).click()
        await page.getByLabel(several.NAME).fill('Tea')
        await timer.preset('2 hours').click()
        await timer.start.click()
        await timer.addTimer.click()
        await expect(
          page.getByRole('button', { name: several.toggle('running', 'Tea') }),
        ).toBeVisible()
        await page.getByRole('button', { name: several.toggle('running', 'Tea') }).click()
        await expect(
          page.getByRole('button', { name: several.toggle('paused', 'Tea') }),
        ).toBeVisible()
      },
      'set to zero': async (page) => {
        await new TimerPage(page).set(0, 0, 0)
        await expect(page.getByText(texts.SET_A_SECOND)).toBeVisible()
      },
      running: async (page) => {
        const timer = new TimerPage(page)
        await timer.set(1, 0, 1)
        await timer.start.click()
        // The hour goes, and its digits with it.
        await expect(timer.clock).toHaveText(/^00:59:/)
      },
      paused: async (page) => {
        const timer = new TimerPage(page)
        await timer.pause.click()
        await expect(
          page.getByRole('region', { name: texts.COUNTDOWN }).getByText(texts.PAUSED),
        ).toBeVisible()
      },
      finished: async (page) => {
        const timer = new TimerPage(page)
        await timer.reset.click()
        await timer.set(0, 0, 1)
        await timer.start.click()
        await expect(timer.timeIsUp).toBeVisible()
      },
    },
  },
  'a page on which the timer rings': {
    open: async (page) => {
      const timer = new TimerPage(page)
      await timer.startFiveMinutes()
      await page.getByRole('link', { name: HOME }).click()
      await tryNow(page, titleOf('calculator')).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('calculator'))
      // It ends on this page, however long it took to come here: other pages show an end in another way.
      await page.clock.fastForward('05:00')
      await expect(page.getByRole('button', { name: texts.STOP_ALARM })).toBeVisible()
      await page.clock.resume()
    },
  },
}
