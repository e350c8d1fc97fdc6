import type { Page } from '@playwright/test'
import { ColorPage } from './support/color-page'
import { expect, test } from './support/test'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('All Formats has a copy button for each of the five', async ({ page }) => {
    const color = new ColorPage(page)
    await color.open()
    const buttons = color.formats.getByRole('button', { name: /^Copy / })
    await expect(buttons).toHaveCount(5)
    const copied: string[] = []
    for (const button of await buttons.all()) {
      await button.click()
      await expect(button).toContainText('Copied')
      copied.push(await clipboard(page))
    }
    expect(copied).toEqual([
      '#3498db',
      'rgb(52, 152, 219)',
      'rgba(52, 152, 219, 1)',
      'hsl(204, 70%, 53%)',
      'hsla(204, 70%, 53%, 1)',
    ])
  })

  test('clicking the value of a palette swatch copies it and selects nothing', async ({ page }) => {
    const color = new ColorPage(page)
    await color.open()
    const value = color.palette.getByRole('button', { name: 'Copy #db7734' })
    await value.click()
    await expect(value).toHaveText('Copied')
    expect(await clipboard(page)).toBe('#db7734')
    await expect(color.value).toHaveText('#3498db')
    await expect(color.recent).toHaveCount(0)
    await expect(value).toHaveText('#db7734')
  })

  test('another color takes back what the copy button said', async ({ page }) => {
    const color = new ColorPage(page)
    await color.open()
    await color.copyColor.click()
    await expect(color.copyColor.getByText('Copied')).toBeVisible()
    await color.hex.fill('#123456')
    await expect(color.copyColor.getByText('Copied')).toBeHidden()
    await expect(color.copyColor.getByText('Copy Color')).toBeVisible()
  })
})

test('CO-20: a copy that the browser refuses says so and breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const color = new ColorPage(page)
  await color.open()
  await color.copyColor.click()
  await expect(color.copyColor.getByText('Copy failed')).toBeVisible()
  await expect(color.copyColor.getByText('Copied')).toBeHidden()
  const row = color.formats.getByRole('button', { name: /^Copy RGB / })
  await row.click()
  await expect(row).toContainText('Copy failed')
  const value = color.palette.getByRole('button', { name: 'Copy #db7734' })
  await value.click()
  await expect(value).toHaveText('Copy failed')
  await color.hex.fill('#123456')
  await expect(color.value).toHaveText('#123456')
})
