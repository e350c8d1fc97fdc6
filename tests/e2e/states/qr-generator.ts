import type { Locator } from '@playwright/test'
import { SHOW } from '../../../src/tools/qr-generator/extras/contents/texts.en'
import { CHOOSE_LOGO, FRAME, GRADIENT } from '../../../src/tools/qr-generator/extras/looks/texts.en'
import { CHOOSE_PICTURE, UNREADABLE_PICTURE } from '../../../src/ui/fields/picture-drop.en'
import { QrPage } from '../support/qr-page'
import { takeShifts } from '../support/shifts'
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
      await expect(page.getByText('Enter the network name.')).toBeVisible()
      await qr.press('files')
      await page.getByLabel('Size on paper (mm)').fill('0')
      await expect(page.getByRole('alert').getByText('Enter 10 to 190 mm.')).toBeVisible()
    },
    states: {
      'with looks and a logo that is too large': async (page) => {
        await new QrPage(page).press('looks')
        await page.getByRole('button', { name: 'Dots', exact: true }).press('Enter')
        await page.getByRole('switch', { name: GRADIENT }).press('Space')
        await page.getByRole('switch', { name: FRAME }).press('Space')
        await page.getByLabel('Text or link').fill('https://example.com')
        await page.getByLabel(CHOOSE_LOGO).setInputFiles('public/apple-touch-icon.png')
        await expect(page.getByLabel('Logo size')).toBeVisible()
        // What comes with the logo was asked for in a window of the system.
        await takeShifts(page)
        await choose(page.getByLabel('Logo size'), '30%')
        await choose(page.getByLabel('Error correction'), 'L:')
        await expect(page.getByText('the logo hides too much')).toBeVisible()
      },
      'with a CSV file for many codes, an invalid one, and a picture that has no code': async (
        page,
      ) => {
        const qr = new QrPage(page)
        await qr.press('batch')
        const file = page.getByLabel('Choose CSV file…')
        await file.setInputFiles(csv('table,link\nOne,https://example.com\n'))
        await expect(page.getByLabel('Name of the file')).toBeVisible()
        await file.setInputFiles(csv('a\n"b'))
        await expect(page.getByText('Line 2: a quote is never closed')).toBeVisible()
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
      await expect(page.getByText('Low contrast: this code may not scan')).toBeVisible()
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
