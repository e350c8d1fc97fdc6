import type { Page } from '@playwright/test'

interface AlarmRecord {
  plays: { loop: boolean; src: string }[]
  pauses: { currentTime: number }[]
}

declare global {
  var alarmRecord: AlarmRecord
}

/** Nothing sounds; what was asked for is written down. */
export async function recordAlarm(page: Page) {
  await page.addInitScript(() => {
    globalThis.alarmRecord = { plays: [], pauses: [] }
    HTMLMediaElement.prototype.play = function () {
      globalThis.alarmRecord.plays.push({ loop: this.loop, src: this.src })
      return Promise.resolve()
    }
    HTMLMediaElement.prototype.pause = function () {
      globalThis.alarmRecord.pauses.push({ currentTime: this.currentTime })
    }
  })
  return () => page.evaluate(() => globalThis.alarmRecord)
}
