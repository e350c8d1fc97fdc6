import type { Browser, Page } from 'playwright'
import { countFrames } from './count-frames.ts'
import { longestTaskSince, proveWatch, watchLongTasks } from './long-tasks.ts'
import { onPhone, type Phone } from './on-phone.ts'
import type { Row } from './report.ts'
import { countThreadTime, taskSeconds } from './task-seconds.ts'
import type { Effort } from './turns.ts'

const slowdown = 6

/** Of 60 a second. */
const frameMs = 16.7

/** Enough for another color, however short the drag. */
const leastSteps = 10

/** What is dragged over, and what has to be unfolded for it. */
const pads = [
  { id: 'canvas', what: 'the hue and lightness canvas', label: 'Hue and lightness', extra: null },
  {
    id: 'oklch',
    what: 'the OKLCH picture',
    label: 'OKLCH chroma and lightness',
    extra: 'OKLCH picture',
  },
] as const

type Pad = (typeof pads)[number]

const value = (page: Page) => page.getByRole('region', { name: 'Selected color' }).locator('output')

async function prepare({ page, session, url, slowDown }: Phone, { label, extra }: Pad) {
  await watchLongTasks(page)
  await page.goto(`${url}/color-picker`, { waitUntil: 'networkidle' })
  if (extra) await page.getByText(extra, { exact: true }).click()
  const pad = page.getByRole('slider', { name: label })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error(`${label} is not on the screen`)
  await slowDown(slowdown)
  await proveWatch(page)
  await countThreadTime(session)
  return box
}

const dragOnce = (browser: Browser, pad: Pad, durationMs: number) =>
  onPhone(browser, async (phone) => {
    const { page, session } = phone
    const { x, y, width, height } = await prepare(phone, pad)
    const moveTo = (step: number) =>
      page.mouse.move(
        x + width * (0.5 + 0.4 * Math.sin(step / 17)),
        y + height * (0.5 + 0.4 * Math.cos(step / 23)),
      )
    await moveTo(0)
    await page.mouse.down()
    const frames = await countFrames(page)
    const before = { frames: await frames(), seconds: await taskSeconds(session) }
    const startMs = await page.evaluate(() => performance.now())
    const first = await value(page).innerText()
    const endMs = Date.now() + durationMs
    let step = 0
    // Each is answered when the page has handled it, with the next frame.
    while (Date.now() < endMs || step < leastSteps) await moveTo(++step)
    const perFrame =
      ((await taskSeconds(session)) - before.seconds) / ((await frames()) - before.frames)
    const longestMs = await longestTaskSince(page, startMs)
    if ((await value(page).innerText()) === first) throw new Error('The color does not follow')
    return { perFrameMs: perFrame * 1000, longestMs }
  })

/** What a frame of a drag costs the main thread of the color picker: the event, the color and drawing it. */
export async function measureDrag(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  const rows: Row[] = []
  for (const pad of pads) {
    const id = `drag.color.${pad.id}`
    console.log(`Measuring ${id} ...`)
    const frames: number[] = []
    const tasks: number[] = []
    for (let round = 0; round < rounds; round++) {
      const { perFrameMs, longestMs } = await dragOnce(browser, pad, leastMs)
      frames.push(perFrameMs)
      tasks.push(longestMs)
    }
    const row = { unit: 'ms' }
    const what = `a frame of a drag over ${pad.what}`
    rows.push({ ...row, id, what, ours: frames, atMost: frameMs })
    rows.push({ ...row, id: `${id}.longest`, what: 'the longest task of it', ours: tasks })
  }
  return rows
}
