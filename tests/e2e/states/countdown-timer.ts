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
        await page.getByText('Quick entry, +1 minute, alarm').click()
        await expect(page.getByLabel('Alarm sound')).toBeVisible()
        await page.getByText('Full screen, floating window, keys').click()
        await expect(page.getByRole('button', { name: 'Keys Space, R and F' })).toBeVisible()
        const timer = new TimerPage(page)
        await page.getByText('Several timers').click()
        await page.getByLabel('Name of this timer').fill('Tea')
        await timer.preset('2 hours').click()
        await timer.start.click()
        await page.getByRole('button', { name: 'Another timer' }).click()
        await expect(page.getByRole('button', { name: 'Pause Tea' })).toBeVisible()
        await page.getByRole('button', { name: 'Pause Tea' }).click()
        await expect(page.getByRole('button', { name: 'Resume Tea' })).toBeVisible()
      },
      'set to zero': async (page) => {
        await new TimerPage(page).set(0, 0, 0)
        await expect(page.getByText('Set at least one second to start.')).toBeVisible()
      },
      running: async (page) => {
        const timer = new TimerPage(page)
        await timer.preset('2 hours').click()
        await timer.start.click()
        await expect(timer.clock).toHaveText('01:59:59')
      },
      paused: async (page) => {
        const timer = new TimerPage(page)
        await timer.pause.click()
        await expect(
          page.getByRole('region', { name: 'Countdown' }).getByText('Paused'),
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
      await timer.open()
      // So long that it ends on the other page, on a busy machine too.
      await timer.set(0, 0, 3)
      await timer.start.click()
      await page.getByRole('link', { name: 'Home' }).click()
      await expect(page.getByRole('button', { name: 'Stop alarm' })).toBeVisible()
    },
  },
}
