import type { Browser, Page } from 'playwright'
import { checkPicture } from './check.ts'
import type { QrJob, QrMakerName } from './page-api'
import { onBenchPage } from './pages.ts'
import type { Row } from './report.ts'
import { bytesText, digitsText, mixedText, shortUrl } from './texts.ts'
import { takeTurns, type Effort, type Players } from './turns.ts'

/** `bar`: at least so many times as fast as the best peer. */
type QrCase = QrJob & { name: string; what: string; bar: number }

const url = { name: 'url', what: 'a URL of 26 characters', text: shortUrl }
const mixed300 = { name: 'mixed300', what: '300 mixed characters', text: mixedText(300) }
const mixed2900 = { name: 'mixed2900', what: '2,900 mixed characters', text: mixedText(2900) }
const bytes1273 = { name: 'bytes1273', what: '1,273 bytes', text: bytesText(1273) }
const digits7089 = { name: 'digits7089', what: '7,089 digits', text: digitsText(7089) }

const qrCases: QrCase[] = [
  { ...url, sizePx: 256, level: 'M', bar: 3 },
  { ...mixed300, sizePx: 512, level: 'M', bar: 3 },
  { ...mixed2900, sizePx: 512, level: 'L', bar: 2 },
  { ...bytes1273, sizePx: 512, level: 'H', bar: 2 },
  { ...mixed2900, sizePx: 4096, level: 'L', bar: 8 },
  { ...digits7089, sizePx: 8192, level: 'L', bar: 8 },
]

/** Two of the peers draw on elements of a page and can work nowhere else. */
const makers: Record<QrMakerName, 'worker' | 'page'> = {
  ours: 'worker',
  // Shows how much of the lead is the encoder's and how much the PNG writer's; no bar is against it.
  'qr + our PNG writer': 'worker',
  'qr + convertToBlob': 'worker',
  'qrcode.toDataURL': 'page',
  'qr-code-styling': 'page',
}

/** A turn of a maker whose picture of this job was decoded; each must end with the same picture. */
async function checkedTurn(page: Page, name: QrMakerName, job: QrJob, leastMs: number) {
  const task = [makers[name], name, job, leastMs] as const
  const checked = await page.evaluate(
    ([where, maker, wanted]) => window.bench[where].draw(maker, wanted),
    task,
  )
  await checkPicture(name, Buffer.from(checked, 'base64'), job)
  return async () => {
    const { ms, png } = await page.evaluate(
      ([where, maker, wanted, least]) => window.bench[where].timeDrawing(maker, wanted, least),
      task,
    )
    if (png !== checked) throw new Error(`${name} made another picture while it was timed`)
    return ms
  }
}

/** Milliseconds from text to PNG, of our worker and of its peers. */
export const measureQr = (browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> =>
  onBenchPage(browser, async (page) => {
    const rows: Row[] = []
    // The keys of the table are the names of its type.
    const names = Object.keys(makers) as QrMakerName[]
    for (const { name, what, bar, ...job } of qrCases) {
      const players: Players<number> = {}
      for (const maker of names) players[maker] = await checkedTurn(page, maker, job, leastMs)
      const { ours = [], ...peers } = await takeTurns(players, rounds)
      const id = `qr.png.${name}-${job.sizePx}`
      const words = `${what}, level ${job.level}, ${job.sizePx} px`
      rows.push({ id, what: words, unit: 'ms', ours, peers, bar: { least: bar } })
    }
    return rows
  })
