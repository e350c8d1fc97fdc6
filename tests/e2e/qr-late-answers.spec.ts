import type { Page } from '@playwright/test'
import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'
import { prependToWorker } from './support/scripts'
import { expect, test } from './support/test'

/** The worker's answers come late, each by another time. */
const LATE = `
  const delaysMs = [300, 10, 150]
  let answers = 0
  const post = postMessage.bind(self)
  self.postMessage = (...answer) => setTimeout(() => post(...answer), delaysMs[answers++ % 3])
`

/** The worker's pictures stay in \`held\` until the test lets them go; \`ok\` tells them from greetings. */
const HELD = `
  self.held = []
  const post = postMessage.bind(self)
  self.postMessage = (...answer) => {
    if (answer[0].value?.ok === undefined) post(...answer)
    else held.push(() => post(...answer))
  }
`

/** Waits until the worker has drawn a picture that the page has not got yet. */
async function pictureHeld(page: Page): Promise<void> {
  await expect.poll(() => page.workers()[0]?.evaluate('held.length')).toBe(1)
}

const letGo = (page: Page) => page.workers()[0]?.evaluate('held.shift()()')

async function expectNothingToSave(qr: QrPage): Promise<void> {
  await expect(qr.picture).toHaveCount(0)
  await expect(qr.download).toBeDisabled()
}

test('QR-34: however late the answers come, the last picture is that of the last text', async ({
  page,
}) => {
  await prependToWorker(page, LATE)
  const qr = new QrPage(page)
  await qr.open()
  const text = 'thirty characters, typed fast!'
  await qr.text.pressSequentially(text)
  expect(await readCode(await qr.save())).toMatchObject({ text })
})

test('QR-34: a picture of an older text is dropped when it comes', async ({ page }) => {
  await prependToWorker(page, HELD)
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('first')
  await pictureHeld(page)
  await qr.text.fill('second')
  await letGo(page)
  // The second text is drawn once the first picture has come.
  await pictureHeld(page)
  await expectNothingToSave(qr)
  await expect(qr.result).toHaveAttribute('aria-busy', 'true')
  await letGo(page)
  expect(await readCode(await qr.save())).toMatchObject({ text: 'second' })
})

test('QR-34: a picture that comes after Clear is dropped', async ({ page }) => {
  await prependToWorker(page, HELD)
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('never to be seen')
  await pictureHeld(page)
  await qr.clear.click()
  await expect(qr.placeholder).toBeVisible()
  await expect(qr.result).toHaveAttribute('aria-busy', 'false')
  await letGo(page)
  await qr.text.fill('seen')
  await pictureHeld(page)
  await expectNothingToSave(qr)
  await letGo(page)
  expect(await readCode(await qr.save())).toMatchObject({ text: 'seen' })
})
