import type { Browser, Page } from 'playwright'
import { withBenchPage } from './bench-page.ts'
import { drawChecked } from './check.ts'
import type { QrJob, QrMakerName } from './page-api'
import type { Row } from './report.ts'
import { bytesText, digitsText, mixedText, shortUrl } from './texts.ts'
import { msEach, takeTurns, type Effort } from './turns.ts'

interface QrCase {
  id: string
  what: string
  job: QrJob
  /** At least so many times as fast as the best peer. */
  bar: number
}

const qrCase = (name: string, words: string, job: QrJob, bar: number): QrCase => ({
  id: `qr.png.${name}-${job.sizePx}`,
  what: `${words}, level ${job.level}, ${job.sizePx} px`,
  job,
  bar,
})

const mixed2900 = { text: mixedText(2900), level: 'L' } as const

const qrCases: QrCase[] = [
  qrCase('url', 'a URL of 26 characters', { text: shortUrl, sizePx: 256, level: 'M' }, 3),
  qrCase('mixed300', '300 mixed characters', { text: mixedText(300), sizePx: 512, level: 'M' }, 3),
  qrCase('mixed2900', '2,900 mixed characters', { ...mixed2900, sizePx: 512 }, 2),
  qrCase('bytes1273', '1,273 bytes', { text: bytesText(1273), sizePx: 512, level: 'H' }, 2),
  qrCase('mixed2900', '2,900 mixed characters', { ...mixed2900, sizePx: 4096 }, 8),
  qrCase('digits7089', '7,089 digits', { text: digitsText(7089), sizePx: 8192, level: 'L' }, 8),
]

/** Shows how much of the lead is the encoder's and how much the PNG writer's; no bar is against it. */
const withOurWriter = 'qr + our PNG writer'

/** Two of the peers draw on elements of a page and can work nowhere else. */
const makers: Array<{ name: QrMakerName; thread: 'worker' | 'page' }> = [
  { name: 'ours', thread: 'worker' },
  { name: withOurWriter, thread: 'worker' },
  { name: 'qr + convertToBlob', thread: 'worker' },
  { name: 'qrcode.toDataURL', thread: 'page' },
  { name: 'qr-code-styling', thread: 'page' },
]

/** A maker whose picture of this job was decoded; each turn must end with the same picture. */
async function checkedPlayer(
  page: Page,
  { name, thread }: (typeof makers)[number],
  job: QrJob,
  leastMs: number,
) {
  const checked = await drawChecked(page, thread, name, job)
  return {
    name,
    async turn() {
      const { png, ...timing } = await page.evaluate(
        ([where, maker, wanted, ms]) => window.bench[where].timeDrawing(maker, wanted, ms),
        [thread, name, job, leastMs] as const,
      )
      if (png !== checked) throw new Error(`${name} made another picture while it was timed`)
      return msEach(timing)
    },
  }
}

/** Milliseconds from text to PNG, of our worker and of its peers. */
export function measureQr(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  return withBenchPage(browser, async (page) => {
    const rows: Row[] = []
    for (const { id, what, job, bar } of qrCases) {
      console.log(`Measuring ${id} ...`)
      const players = []
      for (const maker of makers) players.push(await checkedPlayer(page, maker, job, leastMs))
      const { ours = [], ...peers } = await takeTurns(players, rounds)
      rows.push({ id, what, unit: 'ms', ours, peers, bars: [{ least: bar }] })
    }
    return rows
  })
}
