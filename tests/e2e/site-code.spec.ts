import { readPngWithZxing } from '../support/qr-decoders'
import { SCAN_THIS_SITE } from '../../src/tools/qr-generator/card.en'
import { expect, test } from './support/test'

// The code is small on a card: a phone's screen has as many pixels.
test.use({ deviceScaleFactor: 4 })

test('PL-53: the code on the card opens the address at which the page is', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  const card = page.locator('section', { has: page.getByText(SCAN_THIS_SITE) }).last()
  const code = card.locator('svg')
  await expect(code.locator('path')).toBeAttached()
  const reading = await readPngWithZxing(await code.screenshot())
  expect(new TextDecoder().decode(reading?.bytes)).toBe(baseURL)
})
