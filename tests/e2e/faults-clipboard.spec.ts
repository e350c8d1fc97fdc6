import { expect, test } from './support/test'
import { TOOL_ACTS } from './support/tool-acts'

// The currency converter is among the pages.
test.use({ mockHosts: true })

/** The tools that copy, with the work done that gives them something to copy. */
const COPYING = [
  'unit-converter',
  'currency-converter',
  'color-picker',
  'password-generator',
] as const

test('PL-38, CO-20: where the clipboard refuses, every Copy button shows it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/could not be copied/)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
  })
  for (const id of COPYING) {
    await TOOL_ACTS[id](page)
    const buttons = page.getByRole('button', { name: /copy/i, disabled: false })
    const count = await buttons.count()
    expect(count).toBeGreaterThan(0)
    for (let at = 0; at < count; at++) {
      const button = buttons.nth(at)
      // Pressed again where a palette that came late has taken its place.
      await expect(async () => {
        await button.click()
        // Its own, beside it: that of the one before is still there.
        const answer = button.locator(':scope + [role=status]')
        await expect(answer).toHaveText('Copy failed', { timeout: 2000 })
      }).toPass()
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
