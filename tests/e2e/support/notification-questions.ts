import type { Page } from '@playwright/test'

declare global {
  var questions: number
}

/** Undecided, and it stays so; how often it was asked for is written down. */
export async function recordQuestions(page: Page) {
  await page.addInitScript(() => {
    globalThis.questions = 0
    class RecordedNotification extends EventTarget {
      static readonly permission = 'default'
      static requestPermission() {
        globalThis.questions++
        return Promise.resolve(RecordedNotification.permission)
      }
    }
    Object.defineProperty(globalThis, 'Notification', { value: RecordedNotification })
  })
  return () => page.evaluate(() => globalThis.questions)
}
