import { openLanding } from './support/landing-links'
import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'
import { prependToWorker } from './support/scripts'
import { expect, test } from './support/test'

/** Put before the worker's script, and into the page: reading a canvas back gives noise. */
const NOISY_CANVAS = `
  for (const type of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    if (!self[type]) continue
    self[type].prototype.getImageData = (x, y, w, h) =>
      new ImageData(Uint8ClampedArray.from({ length: w * h * 4 }, () => Math.random() * 256), w)
  }
  if (self.HTMLCanvasElement) HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,AAAA'
  if (self.HTMLCanvasElement) HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['noise']))
  OffscreenCanvas.prototype.convertToBlob = async () => new Blob(['noise'])
`

let qr: QrPage
test.beforeEach(({ page }) => {
  qr = new QrPage(page)
})

test('QR-36: Clear empties text, picture and download', async () => {
  await qr.open()
  await qr.text.fill('https://example.com')
  await qr.settled()
  await qr.clear.click()
  await expect(qr.text).toHaveValue('')
  await expect(qr.picture).toHaveCount(0)
  await expect(qr.placeholder).toBeVisible()
  await expect(qr.download).toBeDisabled()
})

test('QR-39: a change of text, size, level or colour draws anew without the button', async () => {
  await qr.open()
  await qr.text.fill('first')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'first', level: 'M' })
  await qr.text.fill('second')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'second' })
  await qr.level.selectOption('Q')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'second', level: 'Q' })
  await qr.size.selectOption('512')
  expect(await qr.save()).toMatchObject({ width: 512, height: 512 })
})

test('QR-41: where reading a canvas back gives noise, the file is still readable', async ({
  page,
}) => {
  await page.addInitScript(NOISY_CANVAS)
  await prependToWorker(page, NOISY_CANVAS)
  await qr.open()
  await qr.text.fill('https://example.com')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'https://example.com' })
})

test('the preview shows the pixels of the file', async () => {
  await qr.open()
  await qr.text.fill('https://example.com')
  const saved = await qr.save()
  const shown = await qr.picture.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
    const { width, height } = canvas
    return String(canvas.getContext('2d')?.getImageData(0, 0, width, height).data)
  })
  expect(shown === String(new Uint8Array(saved.raster.rgba.buffer)), 'the pixels differ').toBe(true)
})

test('text and picture are still there after a visit to another page', async ({ page }) => {
  await (await openLanding(page)).click()
  await qr.text.fill('still here')
  await qr.settled()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
  await page.goBack()
  await expect(qr.text).toHaveValue('still here')
  await expect(qr.picture).toHaveJSProperty('width', 256)
  expect(await readCode(await qr.save())).toMatchObject({ text: 'still here' })
})
