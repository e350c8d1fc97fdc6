import type { Locator, Page } from '@playwright/test'
import type { ConsoleGuard } from '../support/console-guard'

/** One way through a page: the states that a visitor meets on it, one after the other. */
export interface Visit {
  /** Opens the page; the first of its states. */
  open: (page: Page, consoleGuard: ConsoleGuard) => Promise<unknown>
  /**
   * What the visitor does next, by the name of the state that comes of it. By presses and keys where
   * something moves because of it: what `fill` moves counts as a shift.
   */
  states?: Record<string, (page: Page, consoleGuard: ConsoleGuard) => Promise<unknown>>
  /** What stays where it is from the first state to the last: the result and the main controls. */
  steady?: (page: Page) => Locator[]
}
