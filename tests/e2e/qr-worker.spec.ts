import type { Page } from '@playwright/test'
import { SAVE_FAILED } from '../../src/tools/qr-generator/texts.en'
import { AS_ON_SCREEN } from '../../src/tools/qr-generator/extras/files/texts.en'
import { QrPage } from './support/qr-page'
import { readCode, readDownload } from './support/saved-picture'
import { prependToWorkers, QR_WORKER } from './support/scripts'
import { expect, test } from './support/test'

const { step } = test

/** In the worker and in the page: reading a canvas back gives noise. */
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

/** Results of the kind that \`holding\` names stay in \`held\` until the test lets them go. */
const HOLDING = `
  self.holding = 'nothing'
  self.held = []
  const post = postMessage.bind(self)
  const kindOf = (result) => result?.bitmap ? 'pictures' : result instanceof Uint8Array ? 'files' : 'others'
  self.postMessage = (...answer) => {
    if (kindOf(answer[0].value?.value) === holding) held.push(() => post(...answer))
    else post(...answer)
  }
`

/** The worker that the page has now, once it has one. */
async function workerOf(page: Page) {
  await expect.poll(() => page.workers().length).toBe(1)
  const [worker] = page.workers()
  if (!worker) throw new Error('the worker has ended')
  return worker
}

const inWorker = async (page: Page, code: string) => (await workerOf(page)).evaluate(code)
const letGo = (page: Page) => inWorker(page, 'held.shift()()')

/** Waits until the worker has a result that the page has not got yet. */
async function resultHeld(page: Page): Promise<void> {
  await expect.poll(() => inWorker(page, 'held.length')).toBe(1)
}

async function expectNothingToSave(qr: QrPage): Promise<void> {
  await expect(qr.picture).toHaveCount(0)
  await expect(qr.download).toBeDisabled()
}

test('what the worker sends late or not at all leaves the page with the code of its text', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/QR code worker failed: crash|out of memory/)
  await page.addInitScript(NOISY_CANVAS)
  await prependToWorkers(page, QR_WORKER, NOISY_CANVAS + HOLDING)
  const qr = new QrPage(page)
  await qr.open()
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))

  await step('QR-41: where reading a canvas back gives noise, the file is readable', async () => {
    await qr.text.fill('https://example.com')
    expect(await readCode(await qr.save())).toMatchObject({ text: 'https://example.com' })
    await qr.clear.click()
  })

  await step('QR-34: a picture of an older text is dropped when it comes', async () => {
    await inWorker(page, "holding = 'pictures'")
    await qr.text.fill('first')
    await resultHeld(page)
    await qr.text.fill('second')
    await qr.passedOn()
    await letGo(page)
    // The second text is drawn once the first picture has come.
    await resultHeld(page)
    await expectNothingToSave(qr)
    await expect(qr.result).toHaveAttribute('aria-busy', 'true')
    await letGo(page)
    expect(await readCode(await qr.save())).toMatchObject({ text: 'second' })
  })

  await step('QR-34: a picture that comes after Clear is dropped', async () => {
    await qr.text.fill('never to be seen')
    await resultHeld(page)
    await qr.clear.click()
    await expect(qr.placeholder).toBeVisible()
    await expect(qr.result).toHaveAttribute('aria-busy', 'false')
    await letGo(page)
    await qr.text.fill('seen')
    await resultHeld(page)
    await expectNothingToSave(qr)
    await letGo(page)
    expect(await readCode(await qr.save())).toMatchObject({ text: 'seen' })
  })

  await step(
    'the button is busy while a file is made, which has the code of its click',
    async () => {
      await inWorker(page, "holding = 'files'")
      await qr.press('files')
      await qr.pngSize.selectOption('2048 px')
      await qr.download.click()
      await expect(qr.download).toHaveAttribute('aria-busy', 'true')
      await resultHeld(page)
      await qr.text.fill('a newer text')
      await qr.settled()
      await expect(qr.download).toHaveAttribute('aria-busy', 'false')
      const wanted = page.waitForEvent('download')
      await letGo(page)
      expect(await readCode(await readDownload(await wanted))).toMatchObject({ text: 'seen' })
    },
  )

  await step('a file that cannot be made is reported in place, the picture stays', async () => {
    await qr.pngSize.selectOption('4096 px')
    await qr.download.click()
    await resultHeld(page)
    await inWorker(page, "void setTimeout(() => { throw new Error('out of memory') })")
    const failed = SAVE_FAILED
    await expect(qr.advice).toHaveText(failed)
    await expect(qr.picture).toBeVisible()
    await expect(qr.download).toHaveAttribute('aria-busy', 'false')
    await qr.pngSize.selectOption(AS_ON_SCREEN)
    await expect(qr.advice).toHaveCount(0)
    expect(await readCode(await qr.save())).toMatchObject({ text: 'a newer text' })
  })

  expect(saved).toEqual(Array(5).fill('qrcode.png'))
})
