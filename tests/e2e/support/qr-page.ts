import type { Locator } from '@playwright/test'
import { TILES } from '../../../src/tools/qr-generator/extras/tiles.en'
import * as texts from '../../../src/tools/qr-generator/texts.en'
import { PNG_SIZE } from '../../../src/tools/qr-generator/extras/files/texts.en'
import { LABELS } from '../../../src/tools/qr-generator/extras/contents/texts.en'
import { hydrated } from './hydrated'
import { PageObject } from './page-object'
import { readDownload, type SavedPicture } from './saved-picture'
import { expect } from './test'
import { tile } from './unfold'

/** The QR generator as a visitor finds it: by roles, labels and texts. */
export class QrPage extends PageObject {
  readonly text = this.page.getByLabel(texts.TEXT)
  readonly size = this.page.getByLabel(texts.SIZE, { exact: true })
  readonly level = this.page.getByLabel(texts.LEVEL)
  readonly foreground = this.page.getByLabel(texts.COLORS.dark.label, { exact: true })
  readonly background = this.page.getByLabel(texts.COLORS.light.label, { exact: true })
  readonly generate = this.page.getByRole('button', { name: /^Generat/ })
  readonly clear = this.page.getByRole('button', { name: texts.CLEAR, exact: true })
  readonly copy = this.page.getByRole('button', { name: texts.COPY_IMAGE }).first()
  /** In the extra for files. */
  readonly pngSize = this.page.getByLabel(PNG_SIZE)
  // On a phone the strip has a second one.
  readonly download = this.page.getByRole('button', { name: texts.DOWNLOAD }).first()
  readonly result = this.page.getByRole('region', { name: texts.CODE, exact: true })
  readonly picture = this.result.getByRole('img', { name: /^QR code/ })
  readonly placeholder = this.result.getByText(texts.NO_TEXT)
  readonly advice = this.result.getByRole('alert')

  async open(): Promise<void> {
    await this.page.goto('/qr-generator')
    await hydrated(this.text)
  }

  template(id: keyof typeof texts.TEMPLATES): Locator {
    return this.page.getByRole('button', { name: texts.TEMPLATES[id] })
  }

  /** @param id of a field in the form of a template, such as `ssid` */
  formField(id: string): Locator {
    return this.page.getByLabel(LABELS[id] ?? id, { exact: true })
  }

  /** Opens an extra, or closes it. */
  async press(id: keyof typeof TILES): Promise<void> {
    await tile(this.page, TILES[id].title).press('Enter')
  }

  /** The tile that leads to the form below the templates. */
  async openForm(): Promise<void> {
    await this.page.getByRole('button', { name: TILES.contents.title, exact: true }).press('Enter')
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
