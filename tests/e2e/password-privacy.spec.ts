import type { Page } from '@playwright/test'
import { PASSWORD_WORKER, PasswordPage } from './support/password-page'
import { brokenRules } from './support/password-rules'
import { runUntil } from './support/run-until'
import { expect, test } from './support/test'

/** Everything that the browser keeps for the page, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      document.cookie,
      history.state,
      location.href,
      document.title,
      name,
    ])
  })

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('PW-31: nothing that was generated is stored or sent', async ({ page, context }) => {
    const sent: string[] = []
    context.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    const generator = new PasswordPage(page)
    await generator.open()
    const passwords = [await generator.password()]
    for (let count = 0; count < 8; count++) {
      passwords.push(await generator.passwordAfter(() => generator.generate.click()))
      if (count % 3 === 0) await generator.copy.click()
    }
    await expect(generator.rows).toHaveCount(3)
    const everything = [await kept(page), JSON.stringify(await context.cookies()), ...sent].join()
    expect(passwords.filter((password) => everything.includes(password))).toEqual([])

    await page.reload()
    await expect(generator.output).not.toHaveValue('')
    expect(passwords).not.toContain(await generator.password())
    await expect(generator.rows).toHaveCount(0)
  })
})

test('the options are kept for the next visit, characters that were typed are not', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.include.fill('typed😀')
  await generator.exclude.fill('qxz')
  await generator.passwordAfter(() => generator.preset('High Security').click())
  const keys = await page.evaluate(() => Object.keys({ ...localStorage }))
  expect(keys).toEqual(['nimble.settings.password-generator'])
  expect(await kept(page)).not.toMatch(/typed|qxz/)
  await page.reload()
  await expect(generator.output).toHaveValue(/^[!-~]{20}$/)
  await expect(generator.option('Symbols')).toBeChecked()
})

test('the page as the server sends it has no password', async ({ request }) => {
  const html = await (await request.get('/password-generator')).text()
  expect(/<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1]).toBe('')
})

test('PW-20: without secure random numbers there is no password, and Generate New tries again', async ({
  page,
  complaints,
}) => {
  complaints.announce(/no-randomness/)
  await page.route(PASSWORD_WORKER, async (route) => {
    const response = await route.fetch()
    const refuse = `crypto.getRandomValues = () => { throw new Error('refused') };`
    await route.fulfill({ response, body: refuse + (await response.text()) })
  })
  const generator = new PasswordPage(page)
  await page.goto('/password-generator')
  await expect(generator.result.getByRole('alert')).toContainText(
    'cannot generate secure random numbers',
  )
  await expect(generator.output).toHaveValue('')
  await expect(generator.copy).toBeDisabled()
  await expect(generator.copyField).toBeDisabled()
})

test('PL-16: where no worker can be made the page makes the passwords itself', async ({
  page,
  complaints,
}) => {
  complaints.announce(/its work is done on the page/)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value() {
        throw new DOMException('no workers here', 'SecurityError')
      },
    })
  })
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.passwordAfter(() => generator.preset('High Security').click())
  expect(await brokenRules(page)).toEqual([])
})

test('PL-17: a worker that hangs is ended by its limit, and the next one answers', async ({
  page,
  complaints,
}) => {
  complaints.announce(/worker failed: time-limit/)
  await page.route(PASSWORD_WORKER, async (route) =>
    route.fulfill({ response: await route.fetch(), body: 'for (;;) {}' }),
  )
  await page.clock.install()
  const generator = new PasswordPage(page)
  await page.goto('/password-generator')
  const alert = generator.result.getByRole('alert')
  await runUntil(page, alert)
  await expect(alert).toContainText('Press Generate New to try again')
  await page.unroute(PASSWORD_WORKER)
  await generator.generate.click()
  await expect(generator.output).toHaveValue(/^[A-Za-z0-9]{12}$/)
  await expect(alert).toHaveCount(0)
})
