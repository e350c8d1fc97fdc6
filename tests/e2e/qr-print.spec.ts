import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPngWithZxing } from '../support/qr-decoders'
import { readChunks } from '../support/read-png'
import { QrPage } from './support/qr-page'
import { prependToWorker } from './support/scripts'
import { expect, test } from './support/test'

const TEXT = 'https://example.com/print'

/** Pictures come at once; a file for print, which has no bitmap, goes the way of `toPage`. */
const withFiles = (toPage: string) => `
  const post = postMessage.bind(self)
  self.postMessage = (...answer) => {
    const { ok, value } = answer[0].value ?? {}
    if (ok && !value.bitmap) ${toPage}
    else post(...answer)
  }
`
const HELD = withFiles('self.letGo = () => post(...answer)')
const CRASH = withFiles("setTimeout(() => { throw new Error('out of memory') })")

async function openWithCode(page: Page): Promise<QrPage> {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill(TEXT)
  await qr.settled()
  return qr
}

async function save(qr: QrPage) {
  const [download] = await Promise.all([qr.page.waitForEvent('download'), qr.download.click()])
  const png = await readFile(await download.path())
  return { png, fileName: download.suggestedFilename() }
}

const headerOf = (png: Buffer) => readChunks(png).find(({ type }) => type === 'IHDR')?.data

for (const sizePx of [1024, 4096, 8192]) {
  test(`a visitor saves a picture of ${sizePx} px, and it is readable`, async ({ page }) => {
    const qr = await openWithCode(page)
    await qr.downloadSize.selectOption(`${sizePx} px`)
    const { png, fileName } = await save(qr)
    expect(fileName).toBe('qrcode.png')
    expect([headerOf(png)?.readUInt32BE(0), headerOf(png)?.readUInt32BE(4)]).toEqual([
      sizePx,
      sizePx,
    ])
    const reading = await readPngWithZxing(png)
    expect(Buffer.from(reading?.bytes ?? []).toString()).toBe(TEXT)
  })
}

test('the file has the size on screen unless another is chosen', async ({ page }) => {
  const qr = await openWithCode(page)
  await expect(qr.downloadSize.locator('option')).toHaveText([
    'As on screen',
    '1024 px',
    '2048 px',
    '4096 px',
    '8192 px',
  ])
  await expect(qr.downloadSize).toHaveValue('screen')
  expect(headerOf((await save(qr)).png)?.readUInt32BE(0)).toBe(256)
})

test('the button is busy while a file is made; one of an older text is not saved', async ({
  page,
}) => {
  await prependToWorker(page, HELD)
  const qr = await openWithCode(page)
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await qr.downloadSize.selectOption('2048 px')
  await qr.download.click()
  await expect(qr.download).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => page.workers()[0]?.evaluate('typeof letGo')).toBe('function')

  await qr.text.fill(`${TEXT}/new`)
  await page.workers()[0]?.evaluate('letGo()')
  await qr.settled()
  await expect(qr.download).toHaveAttribute('aria-busy', 'false')
  await qr.downloadSize.selectOption('As on screen')
  await save(qr)
  expect(saved).toEqual(['qrcode.png'])
})

test('a file that cannot be made is said in place, and the picture stays', async ({
  page,
  complaints,
}) => {
  complaints.announce(/QR code worker failed|out of memory/)
  await prependToWorker(page, CRASH)
  const qr = await openWithCode(page)
  await qr.downloadSize.selectOption('4096 px')
  await qr.download.click()
  await expect(qr.advice).toHaveText('The file could not be made. Press Download PNG to try again.')
  await expect(qr.picture).toBeVisible()
  await expect(qr.download).toHaveAttribute('aria-busy', 'false')
  await qr.downloadSize.selectOption('As on screen')
  await expect(qr.advice).toHaveCount(0)
  expect((await save(qr)).fileName).toBe('qrcode.png')
})
