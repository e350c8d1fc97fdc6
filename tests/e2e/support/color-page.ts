import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated'
import { expect } from './test'

/** The color picker as a visitor finds it: by roles, labels and texts. */
export class ColorPage {
  readonly page: Page
  readonly preview: Locator
  readonly value: Locator
  readonly copyColor: Locator
  readonly format: Locator
  readonly picker: Locator
  readonly hex: Locator
  readonly random: Locator
  readonly canvas: Locator
  readonly presets: Locator
  readonly palette: Locator
  readonly paletteType: Locator
  readonly formats: Locator
  readonly recent: Locator

  constructor(page: Page) {
    this.page = page
    this.preview = page.getByRole('region', { name: 'Selected color' })
    this.value = this.preview.getByRole('status').first()
    // Its name changes with its outcome; the link's button comes after it.
    this.copyColor = this.preview.getByRole('button').first()
    this.format = page.getByLabel('Format', { exact: true })
    this.picker = page.getByLabel('Color picker')
    this.hex = page.getByLabel('HEX')
    this.random = page.getByRole('button', { name: 'Random Color' })
    this.canvas = page.getByRole('slider', { name: 'Hue and lightness' })
    this.presets = page.getByRole('region', { name: 'Preset Colors' }).getByRole('button')
    this.palette = page.getByRole('region', { name: 'Palette Generator' })
    this.paletteType = this.palette.getByLabel('Palette type')
    this.formats = page.getByRole('region', { name: 'All Formats' })
    this.recent = page.getByRole('region', { name: 'Recent Colors' })
  }

  async open(): Promise<void> {
    await this.page.goto('/color-picker')
    await hydrated(this.hex)
  }

  /** Unfolds an extra, and waits until its code is there. */
  async unfold(title: string): Promise<Locator> {
    const extra = this.page.locator('details').filter({ hasText: title })
    await extra.locator('summary').click()
    await expect(extra.locator('button, input').first()).toBeVisible()
    return extra
  }

  /** Swatches of the palette, in order; the names hold the values. */
  swatches = (): Locator => this.palette.getByRole('button', { name: /^Select #/ })

  async expectPalette(...colors: string[]): Promise<void> {
    await expect(this.palette).toHaveAttribute('aria-busy', 'false')
    await expect(this.swatches()).toHaveCount(colors.length)
    expect(await names(this.swatches())).toEqual(colors.map((color) => `Select ${color}`))
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
  buttons.evaluateAll((found) => found.map((button) => button.getAttribute('aria-label') ?? ''))
