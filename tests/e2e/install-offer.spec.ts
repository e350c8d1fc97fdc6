import { INSTALL } from '../../src/app/texts.en'
import { heading } from './support/ask-page'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

test('PL-61: Install comes to the footer with the offer of the browser, has it ask, and goes', async ({
  page,
}) => {
  await page.goto('/calculator')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  const button = page.getByRole('contentinfo').getByRole('button', { name: INSTALL, exact: true })
  await expect(button).toHaveCount(0)
  /** As Chromium makes it; whether its own bar was kept back is seen at the event. */
  const isKeptBack = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => Object.assign(window, { hasAsked: true }) })
    return !window.dispatchEvent(offer)
  })
  expect(isKeptBack).toBe(true)
  await button.press('Enter')
  expect(await page.evaluate(() => Reflect.get(window, 'hasAsked'))).toBe(true)
  await expect(button).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})
