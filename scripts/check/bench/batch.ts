import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { withBenchPage } from './bench-page.ts'
import { checkPicture } from './check.ts'
import { longestTaskSince, proveWatch, watchLongTasks } from './long-tasks.ts'
import { onPhone, slowdown, withoutServiceWorker } from './on-phone.ts'
import type { Row } from './report.ts'
import { msEach, msRows, takeTurns, type Effort } from './turns.ts'

const sizePx = 256
const wanted = 10_000
/** Enough codes to measure what each takes one after another. */
const peerMs = 1000
/** A thousand codes are 0.3 s. */
const tinyCount = 200

const textOf = (place: number) => `https://example.com/table/${place}`

/** Counts the frames of the page from now on; the function that is returned asks for how many there were. */
async function countFrames(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.frames = '0'
    const next = () => {
      dataset.frames = String(Number(dataset.frames) + 1)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.frames))
}

/** Opens a CSV file, and waits from the press until the ZIP of its codes has been made. */
async function makeZip(page: Page, count: number) {
  const lines = ['link', ...Array.from({ length: count }, (_, at) => textOf(at + 1))].join('\n')
  await page
    .getByLabel('Open a CSV file')
    .setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) })
  await page.getByText('records.').waitFor()
  // Ahead of it: to find the button, Playwright runs code of its own in the page, which would count as the page's work.
  // By the keyboard, as by touch: a mouse over the page would be looked for in each frame.
  await page.getByRole('button', { name: 'Make a ZIP' }).focus()
  const frames = await countFrames(page)
  const framesBefore = await frames()
  const startMs = await page.evaluate(() => performance.now())
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    page.keyboard.press('Enter'),
  ])
  const elapsedMs = (await page.evaluate(() => performance.now())) - startMs
  const framesPerSecond = ((await frames()) - framesBefore) / (elapsedMs / 1000)
  return { startMs, elapsedMs, framesPerSecond, zip: await readFile(await download.path()) }
}

/** Throws unless the last file of the ZIP is the last code. */
async function checkZip(zip: Buffer, count: number) {
  const entries = zip.readUInt16LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 10)
  if (entries !== count) throw new Error(`the ZIP has ${entries} files, not ${count}`)
  const start = zip.lastIndexOf(Buffer.from('\x89PNG', 'latin1'))
  const end = zip.indexOf(Buffer.from('IEND'), start) + 8
  await checkPicture('the batch', zip.subarray(start, end), { text: textOf(count), sizePx })
}

/** @param rate how many times slower the main thread of the page runs */
const runOnce = (browser: Browser, count: number, rate: number) =>
  onPhone(
    browser,
    async ({ page, url, slowDown }) => {
      // The file picker is outside of the page: without it the ZIP is downloaded.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
      await watchLongTasks(page)
      await page.goto(`${url}/qr-generator`, { waitUntil: 'networkidle' })
      await page.locator('summary', { hasText: 'Many codes at once' }).press('Enter')
      await page.getByLabel('Open a CSV file').waitFor()
      await slowDown(rate)
      await proveWatch(page)
      const { startMs, zip, ...measured } = await makeZip(page, count)
      const longestMs = await longestTaskSince(page, startMs)
      await checkZip(zip, count)
      return { ...measured, longestMs }
    },
    withoutServiceWorker,
  )

/** Milliseconds of so many codes by qr-code-styling, the library of mini-qr, one after another on the page. */
const timePeer = (browser: Browser, count: number, leastMs: number) =>
  withBenchPage(browser, async (page) => {
    const job = { text: textOf(wanted), sizePx, level: 'M' } as const
    const { png: _, ...timing } = await page.evaluate(
      ([drawn, ms]) => window.bench.page.timeDrawing('qr-code-styling', drawn, ms),
      [job, leastMs] as const,
    )
    return msEach(timing) * count
  })

/** A batch of the built product beside mini-qr's way, and the page meanwhile on a slow phone. */
export async function measureBatch(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  const isTiny = leastMs === 1
  const count = isTiny ? tinyCount : wanted
  console.log('Measuring batch.qr ...')
  const turn = async () => ({
    ours: (await runOnce(browser, count, 1)).elapsedMs,
    peer: await timePeer(browser, count, isTiny ? 1 : peerMs),
    slow: await runOnce(browser, isTiny ? tinyCount : wanted / 4, slowdown),
  })
  const { ours: samples = [] } = await takeTurns([{ name: 'ours', turn }], rounds, 0)
  const row = msRows({ ours: samples })
  const what = `${count.toLocaleString('en')} URLs of ${sizePx} px into a ZIP`
  return [
    {
      // 3,000 codes a second.
      ...row('batch.qr.zip', what, ({ ours }) => ours, { atMost: wanted / 3 }),
      peers: { 'qr-code-styling': samples.map(({ peer }) => peer) },
      bars: [{ least: 10 }],
    },
    {
      ...row('batch.qr.frames', `${what}: the page's frames`, ({ slow }) => slow.framesPerSecond),
      unit: 'frames/s',
    },
    row('batch.qr.longest', `${what}: longest task`, ({ slow }) => slow.longestMs, { atMost: 50 }),
  ]
}
