import type { Page } from '@playwright/test'
import { COPIED, HISTORY_CLEARED } from '../../src/ui/texts.en'
import { HISTORY } from '../../src/tools/password-generator/texts.en'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

const { step } = test

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

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('passwords go to the clipboard and the history of this visit, and nowhere else', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  context.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  const generator = new PasswordPage(page)
  await generator.open()
  const { copy, rows } = generator
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const status = page.getByRole('status')
  const passwords = [await generator.password()]
  const next = async () => {
    passwords.push(await generator.passwordAfter(() => generator.generate.click()))
  }

  await step('PW-29: what is copied is on the clipboard and in the history', async () => {
    await copy.click()
    await expect(status.getByText(COPIED.copied)).toBeAttached()
    await expect(rows).toHaveCount(1)
    expect(await clipboard()).toBe(passwords[0])
    await expect(rows.first()).toContainText(passwords[0] ?? '')
    await expect(rows.first()).toContainText(/(Weak|Fair|Good|Strong)/)
    await expect(rows.first()).toContainText(/\d{1,2}:\d{2}:\d{2}/)
  })

  await step('Copied is there for one password only; a row can be copied again', async () => {
    await next()
    await expect(status.getByText(COPIED.copied)).toHaveCount(0)
    await copy.click()
    await expect(rows).toHaveCount(2)
    await rows.nth(1).getByRole('button', { name: /^Copy/ }).click()
    await expect.poll(clipboard).toBe(passwords[0])
    await expect(rows.nth(1)).toContainText(COPIED.copied)
    await expect(rows).toHaveCount(2)
  })

  await step('Clear History empties it and keeps the password', async () => {
    await generator.clearHistory.click()
    await expect(generator.history).toContainText(HISTORY.emptyText)
    await expect(generator.clearHistory).toBeDisabled()
    await expect(page.getByRole('heading', { name: HISTORY.title })).toBeFocused()
    await expect(status.getByText(HISTORY_CLEARED)).toBeAttached()
    await expect(generator.output).toHaveValue(passwords.at(-1) ?? '')
  })

  await step('PW-31: nothing that was generated or typed is stored or sent', async () => {
    await generator.include.fill('typed😀')
    await generator.exclude.fill('qxz')
    for (const name of ['easy-to-read', 'high-security'] as const) {
      passwords.push(await generator.passwordAfter(() => generator.preset(name).click()))
    }
    const keys = await page.evaluate(() => Object.keys({ ...localStorage }))
    expect(keys).toEqual(['nimble.settings.password-generator'])
    const everything = [await kept(page), JSON.stringify(await context.cookies()), ...sent].join()
    expect(everything).not.toMatch(/typed|qxz/)
    expect(passwords.filter((password) => everything.includes(password))).toEqual([])
  })

  await step('the options are there at the next visit, the passwords are not', async () => {
    await page.reload()
    await expect(generator.output).toHaveValue(/^[!-~]{20}$/)
    await expect(generator.option('symbols')).toBeChecked()
    expect(passwords).not.toContain(await generator.password())
    await expect(generator.rows).toHaveCount(0)
  })
})
