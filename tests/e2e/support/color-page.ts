import type { Locator } from '@playwright/test'
import type { HexColor } from '../../../src/lib/color'
import * as texts from '../../../src/tools/color-picker/texts.en'
import { TILES } from '../../../src/tools/color-picker/extras/tiles.en'
import { hydrated } from './hydrated'
import { PageObject } from './page-object'
import { expect } from './test'
import { tile } from './unfold'

/** The color picker as a visitor finds it: by roles, labels and texts. */
export class ColorPage extends PageObject {
  readonly preview = this.page.getByRole('region', { name: texts.SELECTED_COLOR })
  readonly value = this.preview.getByRole('status').first()
  // Its name changes with its outcome; the link's button comes before it.
  readonly copyColor = this.preview.getByRole('button').last()
  readonly format = this.page.getByLabel(texts.FORMAT, { exact: true })
  readonly picker = this.page.getByLabel(texts.PICKER)
  readonly hex = this.page.getByLabel(texts.HEX)
  readonly random = this.page.getByRole('button', { name: texts.RANDOM_COLOR })
  readonly canvas = this.page.getByRole('slider', { name: texts.CANVAS })
  readonly presets = this.page
    .getByRole('region', { name: texts.PRESET_COLORS })
    .getByRole('button')
  readonly palette = this.page.getByRole('region', { name: texts.PALETTE_GENERATOR })
  readonly paletteType = this.palette.getByLabel(texts.PALETTE_TYPE)
  readonly formats = this.page.getByRole('region', { name: texts.ALL_FORMATS })
  readonly recent = this.page.getByRole('region', { name: texts.RECENT_COLORS })

  async open(): Promise<void> {
    await this.page.goto('/color-picker')
    await hydrated(this.hex)
  }

  /** Opens an extra unless it is open, and waits until its code is there. On a phone the one before closes. */
  async unfold(id: keyof typeof TILES): Promise<Locator> {
    const { title } = TILES[id]
    const extra = this.page.getByRole('region', { name: title, exact: true })
    // By key: what is below may still move.
    const button = tile(this.page, title)
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter')
    // The first button closes it.
    await expect(extra.locator('button, input').nth(1)).toBeAttached()
    return extra
  }

  /** Swatches of the palette, in order; the names hold the values. */
  swatches = (): Locator => this.palette.getByRole('button', { name: /^Select #/ })

  async expectPalette(...colors: HexColor[]): Promise<void> {
    await expect(this.palette).toHaveAttribute('aria-busy', 'false')
    await expect(this.swatches()).toHaveCount(colors.length)
    const expected = colors.map((color) => texts.selectColor(color))
    await expect.poll(() => names(this.swatches())).toEqual(expected)
  }

  /** The recent colors, newest first. */
  async recentColors(): Promise<string[]> {
    const found = await names(this.recent.getByRole('button', { name: /^Recent #/ }))
    return found.map((name) => name.replace('Recent ', ''))
  }

  /** Clicks the canvas at a share of its size on screen and says which pixel of 300x200 was hit. */
  async clickCanvas(shareX: number, shareY: number): Promise<{ x: number; y: number }> {
    const box = await this.canvas.boundingBox()
    if (!box) throw new Error('the canvas is not on the screen')
    // The browser may round where the click is: what counts is the place it reports.
    const hit = this.canvas.evaluate(
      (canvas: HTMLCanvasElement) =>
        new Promise<{ x: number; y: number }>((resolve) => {
          const report = (event: PointerEvent) => {
            const { left, top, width, height } = canvas.getBoundingClientRect()
            resolve({
              x: Math.floor(((event.clientX - left) / width) * 300),
              y: Math.floor(((event.clientY - top) / height) * 200),
            })
          }
          canvas.addEventListener('pointerup', report, { once: true })
        }),
    )
    await this.canvas.click({ position: { x: box.width * shareX, y: box.height * shareY } })
    return hit
  }
}

const names = (buttons: Locator) =>
  buttons.evaluateAll((found) => found.map((button) => button.getAttribute('title') ?? ''))
