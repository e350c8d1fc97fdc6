import { TOOL_PAGES } from './support/routes'
import { expect, test } from './support/test'

// That there is no request to another host, the guard of every test sees to.
test('PL-31: without an ad page both slots are there, empty and without height', async ({
  page,
}) => {
  for (const { path } of TOOL_PAGES) {
    await page.goto(path)
    for (const position of ['top', 'bottom']) {
      const slot = page.locator(`[data-ad-slot=${position}]`)
      await expect(slot).toBeEmpty()
      expect((await slot.boundingBox())?.height, `${path} ${position}`).toBe(0)
    }
  }
})
