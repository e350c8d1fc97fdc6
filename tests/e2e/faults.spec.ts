import type { Page } from '@playwright/test'
import { FAULTS } from './support/faults'
import { openLanding } from './support/landing-links'
import { expect, test } from './support/test'
import { expectSettled, expectMessage, TOOL_ACTS, type ToolId } from './support/tool-acts'

// The currency converter is among the pages.
test.use({ mockHosts: true })

// Keys of that object and nothing else.
const TOOL_IDS = Object.keys(TOOL_ACTS) as ToolId[]

/** Which of the page's workers have a global. One that ends meanwhile, its work being done, says nothing. */
async function workersWith(page: Page, name: string): Promise<boolean[]> {
  const query = page.workers().map((worker) =>
    worker
      .evaluate((one) => one in globalThis, name)
      .then(
        (hasIt) => [hasIt],
        () => [],
      ),
  )
  return (await Promise.all(query)).flat()
}

async function expectLandingWorks(page: Page) {
  await openLanding(page)
  const theme = page.getByRole('button', { name: /^Theme/ })
  const name = await theme.getAttribute('title')
  await theme.click()
  await expect(theme).not.toHaveAccessibleName(name ?? '')
}

for (const [
  fault,
  { on, tools, onLanding = tools === undefined, messages = {}, log = [], missingInWorkers },
] of Object.entries(FAULTS)) {
  test(`${fault}: each tool works or says what is wrong`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    test.setTimeout(90_000)
    consoleGuard.expectLines(...log)
    const found: boolean[] = []
    await on(context)
    for (const id of tools ?? TOOL_IDS) {
      const message = messages[id]
      if (message) await expectMessage(page, id, message)
      else await TOOL_ACTS[id](page)
      await expectSettled(page)
      if (missingInWorkers) found.push(...(await workersWith(page, missingInWorkers)))
      await expect(page.getByRole('banner')).toBeVisible()
    }
    if (missingInWorkers) expect(new Set(found)).toEqual(new Set([false]))
    if (onLanding) await expectLandingWorks(page)
  })
}
