import { COPY_LINK } from '../../src/ui/texts.en'
import { field, openButton } from './support/ask-page'
import { expect, test } from './support/test'

test('AN-39, AN-40: a link asks the box, makes way for what is typed, and is made of an answer', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await test.step('PL-49: the shortcut to the box has its field focused', async () => {
    await page.goto('/#ask')
    await expect(field(page)).toBeFocused()
    await page.goto('about:blank')
  })
  await page.goto('/#q=5+kg%20in%20lb')
  const shown = page.locator('[data-ask] section')
  await expect(shown).toContainText('11.0231')
  await expect(field(page)).toHaveValue('5 kg in lb')
  await expect(field(page)).toBeFocused()
  await page.goto('/#q=18%25%20of%20240')
  await expect(shown).toContainText('43.2')
  await field(page).fill('5+3')
  await expect(shown.locator('bdi')).toHaveText('8')
  await shown.getByRole('button', { name: COPY_LINK }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/#q=5%2B3`)
  await openButton(page).click()
  await expect(page).toHaveURL(/calculator/)
  await page.goBack()
  await expect(field(page)).toHaveValue('5+3')
  for (const question of ['qr https://example.com', 'password 20', 'roll 2d6']) {
    await field(page).fill(question)
    await expect(shown.getByRole('button', { name: /^(Open|Again)/ })).toBeVisible()
    await expect(shown.getByRole('button', { name: COPY_LINK })).toHaveCount(0)
  }
})
