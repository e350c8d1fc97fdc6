import { COPIED } from '../../src/ui/texts.en'
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
    // Once for all of them: on the way down the page, the bar that stays in sight brings more.
    const buttons = await page
      .getByRole('button', { name: /copy/i, disabled: false })
      .elementHandles()
    expect(buttons).not.toEqual([])
    for (const button of buttons) {
      await button.click()
      // Its own, beside it: that of the one before is still there.
      const answer = () => button.evaluate(({ nextSibling }) => nextSibling?.textContent)
      await expect.poll(answer).toBe(COPIED.failed)
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
