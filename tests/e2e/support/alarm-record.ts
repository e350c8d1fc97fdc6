import type { Page } from '@playwright/test'

interface AlarmRecord {
  plays: { loop: boolean; src: string }[]
  pauses: { currentTime: number }[]
}

declare global {
  var alarmRecord: AlarmRecord
}

/** Nothing sounds; what was asked for is written down. With `refuse`, playing is not allowed. */
export async function recordAlarm(page: Page, { refuse = false } = {}) {
  await page.addInitScript((refused) => {
    globalThis.alarmRecord = { plays: [], pauses: [] }
    HTMLMediaElement.prototype.play = function () {
      globalThis.alarmRecord.plays.push({ loop: this.loop, src: this.src })
      return refused
        ? Promise.reject(new DOMException('play() needs a gesture', 'NotAllowedError'))
        : Promise.resolve()
    }
    HTMLMediaElement.prototype.pause = function () {
      globalThis.alarmRecord.pauses.push({ currentTime: this.currentTime })
    }
  }, refuse)
  return () => page.evaluate(() => globalThis.alarmRecord)
}
