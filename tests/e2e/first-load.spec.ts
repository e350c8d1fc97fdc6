import { deferred } from '../support/deferred'
import { QrPage } from './support/qr-page'
import { PAGES } from './support/routes'
import { readCode } from './support/saved-picture'
import { expect, test } from './support/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its content', async ({ page }) => {
    for (const { path, title } of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('contentinfo')).toContainText('Powered by')
    }
  })
})

test('what is typed before the scripts have come is kept and drawn', async ({ page }) => {
  const { promise: held, resolve: release } = deferred()
  await page.route('**/static/js/**', async (route) => {
    await held
    await route.continue()
  })
  const qr = new QrPage(page)
  await page.goto('/qr-generator', { waitUntil: 'commit' })
  await qr.text.fill('typed early')
  release()
  expect(await readCode(await qr.save())).toMatchObject({ text: 'typed early' })
  await expect(qr.text).toHaveValue('typed early')
})

test('a reload starts afresh: the text is not kept', async ({ page }) => {
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill('private')
  await qr.settled()
  await page.reload()
  await expect(qr.text).toHaveValue('')
  await expect(qr.placeholder).toBeVisible()
})

test('a browser that lacks what the tools need is told so in one sentence, others are not', async ({
  page,
}) => {
  const note = page.getByText('This browser is too old for these tools')
  await page.goto('/')
  await expect(note).toBeHidden()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  await page.reload()
  await expect(note).toBeVisible()
})
