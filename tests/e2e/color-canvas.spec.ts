import { CLEAR_HISTORY } from '../../src/tools/color-picker/texts.en'
import { ColorPage } from './support/color-page'
import { expect, test } from './support/test'
import { touchScreen, type Place } from './support/touch-screen'

const { step } = test

/** Hue once around from left to right, lightness from white to black, saturated: CSS Color 4, section 7.1. */
function oracle({ x, y }: Place): number[] {
  const lightness = 1 - y / 199
  const reach = Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const k = (offset + (x * 360) / 300 / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  })
}

async function expectOracle(color: ColorPage, point: Place) {
  await expect(async () => {
    const text = await color.value.innerText()
    const channels = [...Buffer.from(text.slice(1), 'hex')]
    const errors = oracle(point).map((value, index) => Math.abs(value - (channels[index] ?? NaN)))
    expect(Math.max(...errors), `${text} at ${point.x}, ${point.y}`).toBeLessThanOrEqual(2)
  }).toPass({ timeout: 5000 })
}

async function expectPicksLikeOracle(color: ColorPage) {
  for (const [x, y] of [
    [0.1, 0.3],
    [0.63, 0.42],
    [0.9, 0.7],
  ] as const) {
    await expectOracle(color, await color.clickCanvas(x, y))
  }
}

/** Runs in the page: reading a canvas back gives noise. */
function readNoise() {
  CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
    new ImageData(
      new Uint8ClampedArray(width * height * 4).map((_, index) => (index * 97 + 13) % 256),
      width,
    )
}

// As on a notebook with a touch screen.
test.use({ hasTouch: true })

test('the canvas gives the color under mouse and finger, at any width', async ({ page }) => {
  const color = new ColorPage(page)
  await color.open()
  const widthOf = async () => (await color.canvas.boundingBox())?.width

  await step('the canvas is 300x200, and a click picks the color of the pixel', async () => {
    await expect(color.canvas).toHaveAttribute('width', '300')
    await expect(color.canvas).toHaveAttribute('height', '200')
    await expectPicksLikeOracle(color)
    await expect.poll(() => color.recentColors()).toHaveLength(3)
    const { x, y } = await color.clickCanvas(0.25, 0.6)
    const pixel = () =>
      color.canvas.evaluate(
        (canvas: HTMLCanvasElement, at) => [
          ...(canvas.getContext('2d')?.getImageData(at.x, at.y, 1, 1).data ?? []),
        ],
        { x, y },
      )
    await expectOracle(color, { x, y })
    const picked = await color.value.innerText()
    await expect.poll(pixel).toEqual([...Buffer.from(`${picked.slice(1)}ff`, 'hex')])
  })

  await step('a drag shows the colors under it and adds the one where it ends', async () => {
    await color.recent.getByRole('button', { name: CLEAR_HISTORY }).click()
    await expect(color.recent).toHaveCount(0)
    await color.canvas.scrollIntoViewIfNeeded()
    const box = await color.canvas.boundingBox()
    if (!box) throw new Error('the canvas is not on the screen')
    const before = await color.value.innerText()
    const { mouse } = page
    await mouse.move(box.x + 20, box.y + 100)
    await mouse.down()
    await expect(color.value).not.toHaveText(before)
    await mouse.move(box.x + 80, box.y + 100)
    await expect(color.recent).toHaveCount(0)
    await mouse.move(box.x + 80, box.y - 30)
    await mouse.up()
    await expect(color.value).toHaveText('#ffffff')
    await expect.poll(() => color.recentColors()).toEqual(['#ffffff'])
  })

  await step('a tap picks a color', async () => {
    await color.hex.fill('#123456')
    await color.canvas.tap({ position: { x: 100, y: 0 } })
    await expect(color.value).toHaveText('#ffffff')
  })

  await step('a finger that goes sideways drags, one that goes up scrolls the page', async () => {
    await color.hex.fill('#123456')
    await color.canvas.scrollIntoViewIfNeeded()
    const box = await color.canvas.boundingBox()
    if (!box) throw new Error('the canvas is not on the screen')
    const { swipe } = await touchScreen(page)
    const left = { x: box.x + 40, y: box.y + 90 }
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await swipe([left, { ...left, y: left.y - 30 }, { ...left, y: left.y - 60 }])
    await expect.poll(scrolled).not.toBe(before)
    await expect(color.value).toHaveText('#123456')
    await color.canvas.scrollIntoViewIfNeeded()
    await swipe([left, { ...left, x: left.x + 40 }, { x: left.x + 60, y: box.y - 5 }])
    await expect(color.value).toHaveText('#ffffff')
  })

  await step('CO-16: scaled down it gives the color of the unscaled coordinate', async () => {
    await page.setViewportSize({ width: 182, height: 740 })
    await expect.poll(widthOf).toBe(150)
    await expectPicksLikeOracle(color)
  })

  await step('CO-17: what the canvas reads back is of no matter', async () => {
    await page.evaluate(readNoise)
    await expectPicksLikeOracle(color)
  })
})
