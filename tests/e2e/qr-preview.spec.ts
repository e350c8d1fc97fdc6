import type { Locator, Page } from '@playwright/test'
import { isNightly, NIGHTLY } from '../support/nightly'
import { readPngWithZxing } from '../support/qr-decoders'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'

interface Seen {
  colors: string[]
  /** Greatest common divisor of the distances between two edges in a row or column. */
  modulePx: number
}

/** The square that the code is to fill, in CSS pixels. */
async function squareAround(picture: Locator) {
  const box = await picture.locator('..').boundingBox()
  if (!box) throw new Error('no preview')
  return box
}

/** Its rounded corners lie within it. */
const CORNER_PX = 4

/** What lies on the screen where the preview is, device pixel by device pixel. */
async function look(page: Page, shot: Buffer, ratio: number): Promise<Seen> {
  const box = await squareAround(new QrPage(page).picture)
  const [x, y, side] = [box.x + CORNER_PX, box.y + CORNER_PX, box.width - 2 * CORNER_PX].map((px) =>
    Math.round(px * ratio),
  )
  return page.evaluate(
    async ([base64, left, top, sidePx]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const canvas = new OffscreenCanvas(sidePx, sidePx)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no 2d context')
      context.drawImage(await createImageBitmap(new Blob([bytes])), -left, -top)
      const pixels = new Uint32Array(context.getImageData(0, 0, sidePx, sidePx).data.buffer)
      const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
      /** The greatest common divisor of the distances between the changes of color in one line. */
      const modulesOf = (pixelAt: (at: number) => number | undefined) => {
        const edges = Array.from({ length: sidePx - 1 }, (_, at) => at + 1).filter(
          (at) => pixelAt(at) !== pixelAt(at - 1),
        )
        return edges.slice(1).reduce((px, edge, at) => divisor(px, edge - (edges[at] ?? 0)), 0)
      }
      let modulePx = 0
      for (let line = 0; line < sidePx; line += 5) {
        const row = modulesOf((at) => pixels[line * sidePx + at])
        const column = modulesOf((at) => pixels[at * sidePx + line])
        modulePx = divisor(modulePx, divisor(row, column))
      }
      const colors = [...new Set(pixels)].map((pixel) => (pixel >>> 0).toString(16))
      return { colors: colors.toSorted().slice(0, 5), modulePx }
    },
    [shot.toString('base64'), x ?? 0, y ?? 0, side ?? 0] as const,
  )
}

const CODES = [
  { text: 'https://example.com', sizePx: 128, modules: 25 },
  { text: 'x'.repeat(1100), sizePx: 256, modules: 125 },
  { text: 'x'.repeat(2331), sizePx: 512, modules: 177 },
]
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }
const SCREENS = [
  { ratio: 1, viewport: DESKTOP },
  { ratio: 1.25, viewport: DESKTOP },
  { ratio: 1.5, viewport: DESKTOP },
  { ratio: 2, viewport: PHONE },
  { ratio: 3, viewport: PHONE },
].filter(({ ratio }) => isNightly || ratio === 1.25 || ratio === 3)

test(
  'the preview has whole device pixels a module, no gray, and is readable, also when the window moves to another screen',
  NIGHTLY,
  async ({ page }) => {
    const qr = new QrPage(page)
    await qr.open()
    const cdp = await page.context().newCDPSession(page)
    for (const { ratio, viewport } of SCREENS) {
      const metrics = { ...viewport, deviceScaleFactor: ratio, mobile: false }
      await cdp.send('Emulation.setDeviceMetricsOverride', metrics)
      for (const { text, sizePx, modules } of CODES) {
        await test.step(`${text.length} characters, ${sizePx} px, ratio ${ratio}`, async () => {
          // The text before may be too long for this size.
          await qr.clear.click()
          await qr.size.selectOption(String(sizePx))
          await qr.text.fill(text)
          await qr.settled()
          await qr.picture.evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }))
          const { width } = await squareAround(qr.picture)
          const spanPx = Math.floor(width * ratio)
          // The canvas has the size of the file where the square has so many pixels.
          if (sizePx <= spanPx) await expect(qr.picture).toHaveJSProperty('width', sizePx)
          // Painted in a task of its own.
          await expect(async () => {
            const { data } = await cdp.send('Page.captureScreenshot')
            const shot = Buffer.from(data, 'base64')
            expect(await look(page, shot, ratio)).toEqual({
              colors: ['ff000000', 'ffffffff'],
              modulePx: Math.floor(spanPx / (modules + 4)),
            })
            const reading = await readPngWithZxing(shot)
            expect(Buffer.from(reading?.bytes ?? []).toString()).toBe(text)
          }).toPass({ timeout: 15_000 })
        })
      }
    }
  },
)
