import type { Locator } from '@playwright/test'
import * as texts from '../../../src/tools/countdown-timer/texts.en'
import { FULL_SCREEN } from '../../../src/tools/countdown-timer/extras/views/texts.en'
import { hydrated } from './hydrated'
import { PageObject } from './page-object'
import { expect } from './test'

const NOON = new Date('2026-03-04T12:00:00')
const A_MINUTE_LATER = new Date('2026-03-04T12:01:00')

/** The countdown timer as a visitor finds it: by roles, labels and texts. */
export class TimerPage extends PageObject {
  readonly hours = this.page.getByLabel(texts.FIELDS.hours)
  readonly minutes = this.page.getByLabel(texts.FIELDS.minutes)
  readonly seconds = this.page.getByLabel(texts.FIELDS.seconds)
  /** Below the window; the strip has the main button too. */
  readonly controls = this.page.getByRole('region', { name: /^Timer/ })
  readonly start = this.controls.getByRole('button', { name: texts.MAIN_BUTTON.settings })
  readonly pause = this.controls.getByRole('button', { name: texts.MAIN_BUTTON.running })
  readonly resume = this.controls.getByRole('button', { name: texts.MAIN_BUTTON.paused })
  readonly reset = this.controls.getByRole('button', { name: texts.RESET })
  readonly newTimer = this.controls.getByRole('button', { name: texts.MAIN_BUTTON.finished })
  readonly addTimer = this.controls.getByRole('button', { name: texts.ADD_TIMER })
  /** Start, Pause, Resume or New Timer. */
  readonly mainButton = this.controls.getByRole('button').first()
  readonly clock = this.page.getByRole('timer')
  readonly timeIsUp = this.page.getByRole('heading', { name: texts.TIME_IS_UP })

  /** The button that gives the timer so many minutes more. */
  more(minutes: number): Locator {
    return this.controls.getByRole('button', { name: texts.moreMinutes(minutes) })
  }

  preset(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async open() {
    await this.page.goto('/countdown-timer')
    await hydrated(this.start)
  }

  /**
   * The page's clock stands still from now on. Workers keep the real one, so the ticks go on. What comes when the page is
   * idle comes by the page's clock, and is there before.
   */
  async openInStoppedTime() {
    await this.page.clock.install({ time: NOON })
    await this.open()
    await expect(this.page.getByRole('button', { name: FULL_SCREEN })).toBeAttached()
    await this.page.clock.pauseAt(A_MINUTE_LATER)
  }

  async set(hours: number, minutes: number, seconds: number) {
    await this.hours.fill(String(hours))
    await this.minutes.fill(String(minutes))
    await this.seconds.fill(String(seconds))
  }

  /** A timer of 5 minutes has just started, in stopped time. */
  async startFiveMinutes() {
    await this.openInStoppedTime()
    await this.start.click()
  }
}
