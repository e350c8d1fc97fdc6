import type { Page } from '@playwright/test'

/** A page as its visitors find it; who extends it names what stands there. */
export class PageObject {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }
}
