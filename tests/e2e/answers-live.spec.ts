import { passwordWindow } from './support/password-window'
import { ask, field, openButton } from './support/ask-page'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('PW-86: a password is made in the window, copied by Enter, and leaves nothing but its row of the history', async ({
  page,
}) => {
  const { password, another, copy, said } = passwordWindow(page)
  const onClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/')
  const entries = await page.evaluate(() => history.length)
  await ask(page, 'password 20 with symbols')
  await expect(password).toHaveValue(/^(?=.*[^A-Za-z0-9]).{20}$/)
  await expect(said(/^Password of 20 characters, strength: Strong$/)).toBeAttached()
  const first = await password.inputValue()

  await test.step('Enter copies it, and the field keeps the focus', async () => {
    await page.keyboard.press('Enter')
    await expect(copy).toHaveText(/Copied/)
    expect(await onClipboard()).toBe(first)
    await expect(field(page)).toBeFocused()
  })
  await test.step('another one is drawn, and the button keeps the focus', async () => {
    await another.click()
    await expect(password).not.toHaveValue(first)
    await expect(another).toBeFocused()
  })
  await test.step('it goes with its question, and stands nowhere else', async () => {
    const second = await password.inputValue()
    await field(page).fill('2+3')
    await expect(password).toHaveCount(0)
    const traces = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        history.length,
        { ...localStorage },
        { ...sessionStorage },
        document.documentElement.outerHTML,
      ]),
    )
    for (const secret of [first, second])
      expect(traces).not.toContain(JSON.stringify(secret).slice(1, -1))
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
  await test.step('the page opens with what was named, and has the copied one in its history', async () => {
    const generator = new PasswordPage(page)
    await field(page).fill('password 31')
    await expect(password).toHaveValue(/^.{31}$/)
    await openButton(page).click()
    await expect(generator.output).toHaveValue(/^.{31}$/)
    await expect(page.getByText(first, { exact: true })).toBeVisible()
    // Options that were named in the box alone are not kept.
    await expect(generator.option('Symbols')).not.toBeChecked()
  })
})

test('PW-86: a password that the browser does not copy is selected, and the window names the keys', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/could not be copied/)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
  })
  const { password } = passwordWindow(page)
  await page.goto('/')
  await ask(page, 'passphrase of 5 words')
  await expect(password).toHaveValue(/^[a-z]+(?:-[a-z]+){4}$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Press Ctrl+C to copy it.')).toBeVisible()
  await expect(password).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await password.inputValue())
})
