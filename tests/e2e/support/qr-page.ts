import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated'
import { readDownload, type SavedPicture } from './saved-picture'
import { expect } from './test'

/** The QR generator as a visitor finds it: by roles, labels and texts. */
export class QrPage {
  readonly page: Page
  readonly text: Locator
  readonly size: Locator
  readonly level: Locator
  readonly foreground: Locator
  readonly background: Locator
  readonly generate: Locator
  readonly clear: Locator
  readonly downloadSize: Locator
  readonly download: Locator
  readonly result: Locator
  readonly picture: Locator
  readonly placeholder: Locator
  readonly advice: Locator

  constructor(page: Page) {
    this.page = page
    this.text = page.getByLabel('Text or link')
    this.size = page.getByLabel('Size', { exact: true })
    this.level = page.getByLabel('Error correction')
    this.foreground = page.getByLabel('Foreground color', { exact: true })
    this.background = page.getByLabel('Background color', { exact: true })
    this.generate = page.getByRole('button', { name: /^Generat/ })
    this.clear = page.getByRole('button', { name: 'Clear', exact: true })
    this.downloadSize = page.getByLabel('Download size')
    this.download = page.getByRole('button', { name: 'Download PNG' })
    this.result = page.getByRole('region', { name: 'QR code', exact: true })
    this.picture = this.result.getByRole('img', { name: /^QR code/ })
    this.placeholder = this.result.getByText('Enter text above to generate QR code')
    this.advice = this.result.getByRole('alert')
  }

  async open(): Promise<void> {
    await this.page.goto('/qr-generator')
    await hydrated(this.text)
  }

  template(label: string): Locator {
    return this.page.getByRole('button', { name: label })
  }

  /** Waits until the text area has passed on what was typed: it does so in a task of its own. */
  async passedOn(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }

  /** Waits until the settings have their picture. */
  async settled(): Promise<void> {
    await this.passedOn()
    await expect(this.download).toBeEnabled()
    await expect(this.result).toHaveAttribute('aria-busy', 'false')
  }

  /** The file that the visitor gets for the present settings. */
  async save(): Promise<SavedPicture> {
    await this.settled()
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.download.click(),
    ])
    return readDownload(download)
  }
}
