import { readPngWithZxing } from '../support/qr-decoders'
import { CARD_CAPTION } from '../../src/tools/qr-generator/name.en'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

// The code is small on a card: a phone's screen has as many pixels.
test.use({ deviceScaleFactor: 4 })

test('PL-53: the code on the card opens the address at which the page is', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const encoders: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('site-code.worker-')) encoders.push(request.url())
  })
  await page.goto('/')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)))
  expect(encoders, 'the card has not been seen').toEqual([])
  const card = page.locator('section', { has: page.getByText(CARD_CAPTION) }).last()
  const code = card.locator('svg')
  await code.scrollIntoViewIfNeeded()
  await expect(code.locator('path')).toBeAttached()
  const reading = await readPngWithZxing(await code.screenshot())
  expect(new TextDecoder().decode(reading?.bytes)).toBe(baseURL)
  expect(encoders).toHaveLength(1)
})
