import { ASK_LABEL } from '../../src/app/texts.en'
import { ask, heading, options } from './support/ask-page'
import { openLanding, tryNow } from './support/landing-links'
import { expect, test } from './support/test'
import { titleOf } from './support/routes'

test('AN-32: going back closes the dialog and stays on the page, which the next step back leaves', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const opener = page.getByRole('button', { name: ASK_LABEL })
  await openLanding(page)
  await tryNow(page, titleOf('calculator')).click()
  await expect(page).toHaveURL('/calculator')
  await expect(heading(page)).toBeFocused()
  await opener.focus()
  await ask(page, '2+3*4')
  await expect(options(page).first()).toContainText('14')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/calculator')
  await expect(opener).toBeFocused()

  // Closed and opened again at once, before the page hears that it was closed.
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await dialog.evaluate((open: HTMLDialogElement) => {
    open.close()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await ask(page, '5 kg in lb')
  await expect(options(page).first()).toContainText('11.02')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/unit-converter#5kg=lb')
  await expect(heading(page)).toHaveText(titleOf('unit-converter'))
  await page.goBack()
  await expect(page).toHaveURL('/calculator')
  await expect(dialog).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
})
