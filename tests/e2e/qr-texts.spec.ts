import { QrPage } from './support/qr-page'
import { readByAll, readCode } from './support/saved-picture'
import { expect, test } from './support/test'

let qr: QrPage
test.beforeEach(async ({ page }) => {
  qr = new QrPage(page)
  await qr.open()
})

async function expectReadByAll(text: string): Promise<void> {
  await qr.text.fill(text)
  const read = await readByAll(await qr.save())
  expect(read).toEqual(read.map(() => text))
}

test('QR-18: a waving hand and a globe are 8 bytes in version 1', async () => {
  await expectReadByAll('👋🌍')
  await expect(qr.text).toHaveAccessibleDescription(/^8 bytes · version 1 /)
})

test('QR-24: half of an emoji is refused with advice, and the page goes on', async ({
  page,
  complaints,
}) => {
  complaints.announce(/QR code Invalid data/)
  // No keyboard types it: a cut text does.
  await qr.text.evaluate((area) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area')
    area.setRangeText('a\ud83d')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(qr.advice).toContainText('half of an emoji')
  await expect(qr.download).toBeDisabled()
  await expect(qr.result).toHaveAttribute('aria-busy', 'false')
  await qr.text.fill('whole')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'whole' })
  expect(page.workers()).toHaveLength(1)
})

const TEMPLATES = {
  'Website URL': 'https://example.com',
  Email: 'mailto:name@example.com?subject=Hello&body=Nice%20to%20meet%20you',
  Phone: 'tel:+12025550123',
  SMS: 'SMSTO:+12025550123:Hello, see you at 6!',
  WiFi: 'WIFI:T:WPA;S:My Network;P:my password;;',
  // vCard 3.0 (RFC 2426), with the line ends that a text area keeps.
  'Contact Card':
    'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nFN:Jane Doe\nORG:Example Company\n' +
    'TEL;TYPE=CELL:+12025550123\nEMAIL:jane@example.com\nURL:https://example.com\nEND:VCARD\n',
}

test('QR-37: each template fills in a text and its code holds exactly that', async () => {
  for (const [label, text] of Object.entries(TEMPLATES)) {
    await qr.template(label).click()
    await expect(qr.text).toHaveValue(text)
    const read = await readByAll(await qr.save())
    expect(read, label).toEqual(read.map(() => text))
  }
})
