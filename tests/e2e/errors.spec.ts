import { expectErrorScreen, retryButton } from './support/error-screen'
import { hydrated } from './support/hydrated'
import { openLanding } from './support/landing-links'
import { TOOL_PAGES } from './support/routes'
import { QR_CHUNK } from './support/scripts'
import { expect, test } from './support/test'

const MODULES = {
  'rendering it': `export default function () { throw new Error('kaboom') }`,
  'running its script': `throw new Error('kaboom')`,
}

for (const [when, body] of Object.entries(MODULES)) {
  test(`PL-08: a page that throws while ${when} shows the error's text`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/kaboom/)
    await page.route(QR_CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await (await openLanding(page)).click()
    await expectErrorScreen(page, 'kaboom')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.getByRole('link', { name: 'Go to all tools' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Free Online Tools for Everyone',
    )
  })
}

test('PL-08: an error on the prerendered page replaces it by the error screen', async ({
  page,
  complaints,
}) => {
  complaints.announce(/kaboom/)
  await page.route(QR_CHUNK, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: MODULES['rendering it'] }),
  )
  await page.goto('/qr-generator')
  await expectErrorScreen(page, 'kaboom')
})

test('Try again leaves the error when the page works again', async ({ page, complaints }) => {
  complaints.announce(/kaboom/)
  const body = `export default function () {
    if (document.documentElement.lang === 'en') throw new Error('kaboom')
    return 'all is well'
  }`
  await page.route(QR_CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await (await openLanding(page)).click()
  await expectErrorScreen(page, 'kaboom')
  await page.evaluate(() => (document.documentElement.lang = 'fr'))
  await retryButton(page).click()
  await expect(page.getByText('all is well')).toBeVisible()
})

test('PL-07: an unknown address has the error screen with a 404 text and a way home', async ({
  page,
  complaints,
}) => {
  complaints.announce(/404 \(Not Found\)/)
  const response = await page.goto('/nope')
  expect(response?.status()).toBe(404)
  await expectErrorScreen(page, /^404 Not Found/)
  await expect(retryButton(page)).toHaveCount(0)
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\w+, \w+/)
  const card = page.getByRole('main').locator('> *').first()
  const below = await card.evaluate((box) => {
    const end = box.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return box.getBoundingClientRect().bottom - end
  })
  expect(below, 'the card is as tall as its content').toBeLessThan(40)
  for (const { path, title } of TOOL_PAGES) {
    const tool = page.getByRole('main').getByRole('link', { name: title })
    await expect(tool).toHaveAttribute('href', path)
  }
  const home = page.getByRole('link', { name: 'Go to all tools' })
  await hydrated(home)
  await expectErrorScreen(page, /^404 Not Found/)
  await home.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Online Tools for Everyone')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow')
})

test('an address below a tool, in capitals or not decodable is unknown', async ({
  page,
  complaints,
}) => {
  complaints.announce(/404 \(Not Found\)/)
  complaints.announce(/could not be decoded/)
  for (const path of ['/qr-generator/more', '/QR-Generator', '/static/js/nope.js', '/%E0%A4%A']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await hydrated(page.getByRole('link', { name: 'Go to all tools' }))
    await expectErrorScreen(page, /^404 Not Found/)
  }
})

test('a page asked for by the name of its file is the page, under its own address', async ({
  page,
}) => {
  await page.goto('/calculator.html?a=1')
  await expect(page).toHaveURL(/\/calculator\?a=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculator')
  await page.goto('/index.html')
  await expect(page).toHaveURL(/\/$/)
})
