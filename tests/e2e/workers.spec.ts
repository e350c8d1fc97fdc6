import type { Page, Route } from '@playwright/test'
import { GENERATE, GENERATING } from '../../src/tools/qr-generator/texts.en'
import { THEME_TITLES } from '../../src/app/texts.en'
import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'
import { runUntil } from './support/run-until'
import { QR_WORKER } from './support/scripts'
import { expect, test } from './support/test'

/** Answers the worker's script; the headers of the real one are kept. */
const script = (body: string) => async (route: Route) =>
  route.fulfill({ response: await route.fetch(), body })

const missing = (route: Route) => route.fulfill({ status: 404 })

/** Is ready, and runs `job` when a call arrives. */
const whenCalled = (job: string) => script(`onmessage = () => { ${job} }; postMessage('ready')`)

async function expectGivenUp(qr: QrPage): Promise<void> {
  await expect(qr.advice).toHaveText(/could not be made/)
  await expect(qr.result).toHaveAttribute('aria-busy', 'false')
  await expect(qr.generate).toHaveAccessibleName(GENERATE)
  await expect(qr.download).toBeDisabled()
}

/** The next job gets a worker that does its work. */
async function expectRecovery(page: Page, qr: QrPage): Promise<void> {
  await page.unroute(QR_WORKER)
  await qr.generate.click()
  expect(await readCode(await qr.save())).toMatchObject({ text: 'after the storm' })
}

const FAILURES = {
  'PL-16: its script is missing': missing,
  'QR-35: it crashes in mid-job': whenCalled(`throw new Error('kaboom')`),
}

test('a worker that fails is logged and replaced', async ({ page, consoleGuard }) => {
  consoleGuard.expectLines(/worker failed: load/, /worker failed: crash/)
  consoleGuard.expectLines(/status of 404 .* \/static\/js\/qr\.worker/)
  const qr = new QrPage(page)
  for (const [name, answer] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      // The worker starts with the page.
      await page.route(QR_WORKER, answer)
      await qr.open()
      await qr.text.fill('after the storm')
      await expectGivenUp(qr)
      await expectRecovery(page, qr)
    })
  }
})

test('PL-17: a worker in an endless loop is ended by its limit, logged and replaced; one without work is ended too', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/worker failed: time-limit/)
  await page.clock.install()
  const qr = new QrPage(page)
  await page.route(QR_WORKER, whenCalled('for (;;) {}'))
  await qr.open()
  await qr.text.fill('after the storm')
  await expect(qr.generate).toHaveAccessibleName(GENERATING)
  await expect(qr.download).toBeDisabled()

  // The page answers meanwhile.
  const theme = page.getByRole('button', { name: /^Theme/ })
  await theme.click()
  await expect(theme).toHaveAccessibleName(THEME_TITLES.light)
  await expect(qr.result).toHaveAttribute('aria-busy', 'true')

  await runUntil(page, qr.advice)
  await expectGivenUp(qr)
  await expectRecovery(page, qr)
  // The browser takes a while to end a worker that never yields.
  await expect.poll(() => page.workers().length).toBe(1)

  // The check of the picture, which waits for an idle moment, begins the 10 s anew.
  const workersLater = async () => {
    await page.clock.runFor(11_000)
    return page.workers()
  }
  await expect.poll(workersLater).toHaveLength(0)
  await qr.text.fill('after the pause')
  expect(await readCode(await qr.save())).toMatchObject({ text: 'after the pause' })
})
