import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { longestTaskDuring } from './longest-task.ts'
import { frameMs, onPhone, slowdown, type Phone } from './pages.ts'
import type { Row } from './report.ts'
import { msRows, takeTurns, type Effort } from './turns.ts'

/** Enough for another color, however short the drag. */
const leastSteps = 10

/** What is dragged over, and at which address it is open. */
const pads = [
  {
    id: 'canvas',
    what: 'the hue and lightness canvas',
    label: 'Hue and lightness',
    address: '/color-picker',
  },
  {
    id: 'oklch',
    what: 'the OKLCH picture',
    label: 'OKLCH chroma and lightness',
    address: '/color-picker#extra=oklch',
  },
]

/** Counts the frames for which the pointer moves from now on. */
const countDragFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const counter = { frames: 0 }
    let frame = 0
    const count = () => {
      frame = 0
      counter.frames++
    }
    window.addEventListener('pointermove', () => {
      frame ||= requestAnimationFrame(count)
    })
    return counter
  })

/** Moves the held mouse as often as a screen has frames, whether the page keeps up with it or not. */
async function drag(session: CDPSession, pad: Locator, durationMs: number) {
  const box = await pad.boundingBox()
  if (!box) throw new Error('What is dragged over is not on the screen')
  const placeAt = (step: number) => ({
    x: box.x + box.width * (0.5 + 0.4 * Math.sin(step / 17)),
    y: box.y + box.height * (0.5 + 0.4 * Math.cos(step / 23)),
  })
  // Not Playwright's own moves: with each of a held mouse it runs a script in the page.
  const mouse = { type: 'mouseMoved', button: 'left', buttons: 1 } as const
  const moves: Promise<unknown>[] = []
  const endMs = Date.now() + durationMs
  for (let step = 1; step <= leastSteps || Date.now() < endMs; step++) {
    moves.push(session.send('Input.dispatchMouseEvent', { ...mouse, ...placeAt(step) }))
    await pause(frameMs)
  }
  await Promise.all(moves)
}

async function measureOnce(phone: Phone, pad: Locator, durationMs: number) {
  const { page, session, slowDown, threadMs } = phone
  await slowDown(slowdown)
  await pad.hover()
  await page.mouse.down()
  const counter = await countDragFrames(page)
  const beforeMs = await threadMs()
  const { value, longestMs } = await longestTaskDuring(page, async () => {
    await drag(session, pad, durationMs)
    return ((await threadMs()) - beforeMs) / (await counter.jsonValue()).frames
  })
  return { perFrameMs: value, longestMs }
}

const dragOver = (
  browser: Browser,
  { label, address }: (typeof pads)[number],
  durationMs: number,
) =>
  onPhone(browser, async (phone) => {
    const { page } = phone
    await page.goto(address, { waitUntil: 'networkidle' })
    const pad = page.getByRole('slider', { name: label })
    await pad.scrollIntoViewIfNeeded()
    const color = page.getByRole('region', { name: 'Selected color' }).locator('output')
    const first = await color.innerText()
    const measured = await measureOnce(phone, pad, durationMs)
    if ((await color.innerText()) === first) throw new Error('The color does not follow')
    return measured
  })

/** The least that any page can do: a canvas alone, without a script or a style. */
const dragOverPlain = (browser: Browser, durationMs: number) =>
  onPhone(browser, async (phone) => {
    await phone.page.setContent('<canvas width="300" height="200"></canvas>')
    return measureOnce(phone, phone.page.locator('canvas'), durationMs)
  })

const plainCanvas = 'a plain canvas on an empty page'

/** What a frame of a drag costs the main thread of the color picker: the event, the color and drawing it. */
export async function measureDrag(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  const rows: Row[] = []
  for (const pad of pads) {
    const players = {
      ours: () => dragOver(browser, pad, leastMs),
      [plainCanvas]: () => dragOverPlain(browser, leastMs),
    }
    const row = msRows(await takeTurns(players, rounds, 0))
    const id = `drag.color.${pad.id}`
    const what = `a frame of a drag over ${pad.what}`
    rows.push(
      row(id, what, ({ perFrameMs }) => perFrameMs, { bar: { peer: plainCanvas, least: 0.2 } }),
      row(`${id}.longest`, 'the longest task of it', ({ longestMs }) => longestMs),
    )
  }
  return rows
}
