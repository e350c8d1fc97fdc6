import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated'

const NOON = new Date('2026-03-04T12:00:00')
const A_MINUTE_LATER = new Date('2026-03-04T12:01:00')

/** The countdown timer as a visitor finds it: by roles, labels and texts. */
export class TimerPage {
  readonly page: Page
  readonly hours: Locator
  readonly minutes: Locator
  readonly seconds: Locator
  readonly start: Locator
  readonly pause: Locator
  readonly resume: Locator
  readonly reset: Locator
  readonly newTimer: Locator
  /** Start, Pause, Resume or New Timer. */
  readonly mainButton: Locator
  readonly clock: Locator
  readonly timeIsUp: Locator

  constructor(page: Page) {
    this.page = page
    this.hours = page.getByLabel('Hours')
    this.minutes = page.getByLabel('Minutes')
    this.seconds = page.getByLabel('Seconds')
    this.start = page.getByRole('button', { name: 'Start Timer' })
    this.pause = page.getByRole('button', { name: 'Pause' })
    this.resume = page.getByRole('button', { name: 'Resume' })
    this.reset = page.getByRole('button', { name: 'Reset' })
    this.newTimer = page.getByRole('button', { name: 'New Timer' })
    this.mainButton = page
      .getByRole('region', { name: /^Timer/ })
      .getByRole('button')
      .first()
    this.clock = page.getByRole('timer')
    this.timeIsUp = page.getByRole('heading', { name: "Time's Up!" })
  }

  preset(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async open() {
    await this.page.goto('/countdown-timer')
    await hydrated(this.start)
  }

  /** The page's clock stands still from now on. Workers keep the real one, so the ticks go on. */
  async openInStoppedTime() {
    await this.page.clock.install({ time: NOON })
    await this.open()
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
