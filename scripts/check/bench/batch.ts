import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { checkPicture } from './check.ts'
import { longestTaskDuring } from './longest-task.ts'
import { onBenchPage, onPhone, slowdown } from './pages.ts'
import type { Row } from './report.ts'
import { msRows, takeTurns, type Effort } from './turns.ts'

const sizePx = 256
const wanted = 10_000
/** Enough codes to measure what each takes one after another. */
const peerMs = 1000
/** A thousand codes are 0.3 s. */
const tinyCount = 200

const textOf = (place: number) => `https://example.com/table/${place}`

/** Opens a CSV file, and goes to the button. */
async function openTable(page: Page, count: number) {
  const lines = ['link', ...Array.from({ length: count }, (_, at) => textOf(at + 1))].join('\n')
  await page
    .getByLabel('Choose CSV file…')
    .setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) })
  await page.getByRole('button', { name: 'Use lines instead' }).waitFor()
  // Ahead of it: to find the button, Playwright runs code of its own in the page, which would count as the page's work.
  // By the keyboard, as by touch: a mouse over the page would be looked for in each frame.
  await page.getByRole('button', { name: 'Make a ZIP' }).focus()
}

/** Counts the frames that the page draws from now on. */
const countFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const counter = { frames: 0, startMs: performance.now() }
    const next = () => {
      counter.frames++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    return counter
  })

/** Waits from the press until the ZIP of the codes has been made. */
async function makeZip(page: Page) {
  const counter = await countFrames(page)
  const download = page.waitForEvent('download', { timeout: 300_000 })
  await page.keyboard.press('Enter')
  const file = await download
  const { elapsedMs, frames } = await counter.evaluate(({ startMs, ...counted }) => {
    return { ...counted, elapsedMs: performance.now() - startMs }
  })
  const framesPerSecond = frames / (elapsedMs / 1000)
  return { elapsedMs, framesPerSecond, zip: await readFile(await file.path()) }
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
  onPhone(browser, async ({ page, slowDown }) => {
    // The file picker is outside of the page: without it the ZIP is downloaded.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
    await page.goto('/qr-generator#extra=batch', { waitUntil: 'networkidle' })
    await page.getByLabel('Choose CSV file…').waitFor({ state: 'attached' })
    await slowDown(rate)
    await openTable(page, count)
    const { value, longestMs } = await longestTaskDuring(page, () => makeZip(page))
    await checkZip(value.zip, count)
    return { ...value, longestMs }
  })

/** Milliseconds of so many codes by qr-code-styling, the library of mini-qr, one after another on the page. */
const timePeer = (browser: Browser, count: number, leastMs: number) =>
  onBenchPage(browser, async (page) => {
    const job = { text: textOf(wanted), sizePx, level: 'M' } as const
    const { ms } = await page.evaluate(
      ([drawn, least]) => window.bench.page.timeDrawing('qr-code-styling', drawn, least),
      [job, leastMs] as const,
    )
    return ms * count
  })

/** A batch of the built product beside mini-qr's way, and the page meanwhile on a slow phone. */
export async function measureBatch(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  const isTiny = leastMs === 1
  const count = isTiny ? tinyCount : wanted
  const turn = async () => ({
    ours: (await runOnce(browser, count, 1)).elapsedMs,
    peer: await timePeer(browser, count, isTiny ? 1 : peerMs),
    slow: await runOnce(browser, count, slowdown),
  })
  const samples = await takeTurns({ ours: turn }, rounds, 0)
  const row = msRows(samples)
  const what = `${count.toLocaleString('en')} URLs of ${sizePx} px into a ZIP`
  const frames = row(
    'batch.qr.frames',
    `${what}: the page's frames`,
    ({ slow }) => slow.framesPerSecond,
  )
  return [
    {
      // 3,000 codes a second.
      ...row('batch.qr.zip', what, ({ ours }) => ours, { atMost: wanted / 3 }),
      peers: { 'qr-code-styling': samples.ours?.map(({ peer }) => peer) ?? [] },
      bar: { least: 10 },
    },
    { ...frames, unit: 'frames/s' },
    row('batch.qr.longest', `${what}: longest task`, ({ slow }) => slow.longestMs, { atMost: 50 }),
  ]
}
