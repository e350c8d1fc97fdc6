import type { Locator } from '@playwright/test'
import { faultText, SHOW } from '../../../src/tools/qr-generator/extras/contents/texts.en'
import * as looks from '../../../src/tools/qr-generator/extras/looks/texts.en'
import { CHOOSE_PICTURE, UNREADABLE_PICTURE } from '../../../src/ui/fields/picture-drop.en'
import { SIZE, WRONG_SIZE } from '../../../src/tools/qr-generator/extras/files/texts.en'
import { SCAN_FAULTS } from '../../../src/tools/qr-generator/extras/read-back/texts.en'
import { LEVEL, TEXT, WARNINGS } from '../../../src/tools/qr-generator/texts.en'
import * as batch from '../../../src/tools/qr-generator/extras/batch/texts.en'
import { QrPage } from '../support/qr-page'
import { takeShifts } from '../support/shifts'
import { optionText } from '../support/option-text'
import { expect } from '../support/test'
import type { Visit } from './page-state'

const csv = (text: string) => ({
  name: 'a.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

/** By keys: what moves because of them is no shift. */
async function choose(list: Locator, firstWord: string): Promise<void> {
  await list.focus()
  await list.page().keyboard.type(firstWord)
}

export const QR_GENERATOR: Record<string, Visit> = {
  'the QR generator': {
    open: (page) => new QrPage(page).open(),
    steady: (page) => {
      const { text, result, download, size } = new QrPage(page)
      return [text, result, download, size]
    },
    states: {
      'with a code': async (page) => {
        const qr = new QrPage(page)
        await qr.text.fill('https://example.com')
        await qr.settled()
      },
      'with a text that is too long': async (page, consoleGuard) => {
        consoleGuard.expectLines(/too big/)
        const qr = new QrPage(page)
        await qr.text.fill('long text '.repeat(240))
        await expect(qr.advice).toBeVisible()
      },
    },
  },
  'the QR generator with its extras': {
    open: async (page) => {
      await new QrPage(page).open()
      const qr = new QrPage(page)
      await qr.openForm()
      await page.getByRole('button', { name: SHOW }).click()
      await expect(page.getByText(faultText('ssid', { code: 'missing' }))).toBeVisible()
      await qr.press('files')
      await page.getByLabel(SIZE).fill('0')
      await expect(page.getByRole('alert').getByText(WRONG_SIZE)).toBeVisible()
    },
    states: {
      'with looks and a logo that is too large': async (page) => {
        await new QrPage(page).press('looks')
        await page
          .getByRole('button', { name: optionText(looks.SHAPES, 'dots'), exact: true })
          .press('Enter')
        await page.getByRole('switch', { name: looks.GRADIENT }).press('Space')
        await page.getByRole('switch', { name: looks.FRAME }).press('Space')
        await page.getByLabel(TEXT).fill('https://example.com')
        await page.getByLabel(looks.CHOOSE_LOGO).setInputFiles('public/apple-touch-icon.png')
        await expect(page.getByLabel(looks.LOGO_SIZE)).toBeVisible()
        // What comes with the logo was asked for in a window of the system.
        await takeShifts(page)
        await choose(page.getByLabel(looks.LOGO_SIZE), '30%')
        await choose(page.getByLabel(LEVEL), 'L:')
        await expect(page.getByText(SCAN_FAULTS.logo)).toBeVisible()
      },
      'with a CSV file for many codes, an invalid one, and a picture that has no code': async (
        page,
      ) => {
        const qr = new QrPage(page)
        await qr.press('batch')
        const file = page.getByLabel(batch.CHOOSE_CSV)
        await file.setInputFiles(csv('table,link\nOne,https://example.com\n'))
        await expect(page.getByLabel(batch.NAME_COLUMN)).toBeVisible()
        await file.setInputFiles(csv('a\n"b'))
        await expect(page.getByText(batch.openQuote(2))).toBeVisible()
        // Its columns in place of the lines are what the visitor asked for, in a window of the system.
        await takeShifts(page)
        await qr.press('read')
        const buffer = Buffer.from('no picture')
        await page
          .getByLabel(CHOOSE_PICTURE)
          .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
        await expect(page.getByText(UNREADABLE_PICTURE)).toBeVisible()
      },
    },
  },
  'the QR generator with bad colors': {
    open: async (page) => {
      const qr = new QrPage(page)
      await qr.open()
      await qr.text.fill('https://example.com')
      await qr.foreground.press('ControlOrMeta+A')
      await page.keyboard.type('#bbbbbb')
      await qr.settled()
      await expect(page.getByText(WARNINGS['low-contrast'])).toBeVisible()
    },
    states: {
      'that are none': async (page, consoleGuard) => {
        consoleGuard.expectLines(/Invalid hex color/)
        const qr = new QrPage(page)
        await qr.foreground.press('ControlOrMeta+A')
        await page.keyboard.type('red')
        await expect(qr.advice).toBeVisible()
      },
    },
  },
}
