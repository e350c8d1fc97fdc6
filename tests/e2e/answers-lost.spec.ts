import { COPY_ALL } from '../../src/app/answers/texts.en'
import { ERROR_TITLE, NOT_FILLED_IN } from '../../src/app/texts.en'
import { TILES } from '../../src/tools/color-picker/extras/tiles.en'
import { NOT_MADE } from '../../src/tools/qr-generator/live/texts.en'
import { PART_NOT_LOADED } from '../../src/ui/texts.en'
import { NIGHTLY } from '../support/nightly'
import { field, heading } from './support/ask-page'
import { retryButton } from './support/error-screen'
import { titleOf } from './support/routes'
import { expect, test } from './support/test'
import { tile } from './support/unfold'

// It would have kept what is to be lost.
test.use({ serviceWorkers: 'block' })

const LOST = /ERR_|Unable to preload|ChunkLoadError|Service Worker|QR code worker failed/

test('what was to be opened without a connection is opened by Try again, once there is one', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectLines(LOST)
  await page.goto('/')
  await field(page).fill('palette of teal')
  await expect(page.getByRole('button', { name: COPY_ALL })).toBeVisible()
  await context.setOffline(true)
  await field(page).press('Enter')
  await expect(heading(page)).toContainText(ERROR_TITLE)
  await context.setOffline(false)
  await retryButton(page).click()
  await expect(heading(page)).toHaveText(titleOf('color-picker'))
  await expect(tile(page, TILES.palettes.title)).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/\/color-picker#008080&extra=palettes$/)
  await expect(page.getByText(NOT_FILLED_IN)).toHaveCount(0)
})

test(
  'AN-38: a code whose picture has not come without a connection says so, and comes with it',
  NIGHTLY,
  async ({ page, context, consoleGuard }) => {
    consoleGuard.expectLines(LOST)
    const picture = page.getByRole('img', { name: /^QR code of / })
    await page.goto('/')
    await field(page).fill('2+3*4')
    await expect(page.getByRole('option')).toContainText('14')
    await test.step('the code of the window', async () => {
      await context.setOffline(true)
      await field(page).fill('qr hello')
      await expect(page.getByText(PART_NOT_LOADED)).toBeVisible()
      await context.setOffline(false)
      await expect(picture).toBeVisible()
      await expect(page.getByText(PART_NOT_LOADED)).toHaveCount(0)
    })
    await page.goto('/')
    await test.step('its worker alone', async () => {
      await page.route(/\/qr\.worker-/, (route) => route.abort())
      await field(page).fill('qr hello')
      await expect(page.getByText(NOT_MADE)).toBeVisible()
      await page.unroute(/\/qr\.worker-/)
      await context.setOffline(true)
      await context.setOffline(false)
      await expect(picture).toBeVisible()
      await expect(page.getByText(NOT_MADE)).toHaveCount(0)
    })
  },
)
