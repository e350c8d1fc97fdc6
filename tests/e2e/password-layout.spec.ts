import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }

test('the password and its buttons are above the fold of a phone, and nothing moves as it changes', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const generator = new PasswordPage(page)
  await generator.open()
  const places = async () => {
    await generator.settled()
    await page.evaluate(() => scrollTo(0, 0))
    return {
      field: await generator.result.boundingBox(),
      generate: await generator.generate.boundingBox(),
      length: await generator.length.boundingBox(),
    }
  }
  const first = await places()
  const copy = await generator.copy.boundingBox()
  expect((copy?.y ?? 0) + (copy?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height)
  await generator.length.press('End')
  await expect(generator.output).toHaveValue(/^.{50}$/)
  expect(await places()).toEqual(first)
  await generator.length.press('Home')
  await expect(generator.output).toHaveValue(/^.{4}$/)
  expect(await places()).toEqual(first)
  await generator.turnOff('Uppercase', 'Lowercase', 'Numbers')
  await expect(generator.output).toHaveValue('')
  expect(await places()).toEqual(first)
})

test('from 720 px the options are left and the history right, under the password', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 900 })
  const generator = new PasswordPage(page)
  await generator.open()
  const [result, options, history] = await Promise.all([
    generator.result.boundingBox(),
    generator.length.boundingBox(),
    generator.history.boundingBox(),
  ])
  expect((options?.x ?? 0) + (options?.width ?? Infinity)).toBeLessThan(history?.x ?? 0)
  expect((result?.y ?? 0) + (result?.height ?? Infinity)).toBeLessThan(history?.y ?? 0)
  expect(result?.width).toBe(720 - 48)
})

test('50 characters take 3 lines at 360 px, and 2 at 720 and 1280 px', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.length.press('End')
  await expect(generator.output).toHaveValue(/^.{50}$/)
  const linesTaken = () =>
    generator.output.evaluate((field) => {
      const colored = field.previousElementSibling ?? field
      const lineHeight = parseFloat(getComputedStyle(colored).lineHeight)
      return colored.getBoundingClientRect().height / lineHeight
    })
  for (const [width, lines] of [
    [360, 3],
    [720, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await linesTaken(), `${width} px`).toBeLessThanOrEqual(lines + 0.1)
  }
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-write'] })

  test('the longest passwords fit into 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const generator = new PasswordPage(page)
    await generator.open()
    await generator.include.fill('WWWW😀@%')
    await generator.length.press('End')
    await expect(generator.output).toHaveValue(/^.{50}$/su)
    await generator.settled()
    await generator.copy.click()
    await expect(generator.rows).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // The whole password is in sight, not cut by its field.
    const cut = await generator.output.evaluate((el) => el.scrollHeight - el.clientHeight)
    expect(cut).toBeLessThanOrEqual(0)
  })
})

test('the selection lies where the colored characters lie', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.preset('High Security').click()
  await generator.length.press('End')
  await expect(generator.output).toHaveValue(/^.{50}$/)
  const heights = await generator.output.evaluate((field) => {
    const colored = field.previousElementSibling?.getBoundingClientRect().height ?? 0
    const style = getComputedStyle(field)
    const own = field.scrollHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
    return { colored, own }
  })
  expect(heights.own).toBeCloseTo(heights.colored, 0)
})

test('a click on the password selects all of it', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.output.click()
  const selected = await generator.output.evaluate((field) =>
    field instanceof HTMLTextAreaElement
      ? field.value.slice(field.selectionStart, field.selectionEnd)
      : '',
  )
  expect(selected).toBe(await generator.password())
})

test('everything works by keyboard, in reading order', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  const order = [
    generator.output,
    generator.copyField,
    generator.copy,
    generator.generate,
    generator.preset('Easy to Say'),
    generator.preset('Easy to Read'),
    generator.preset('All Characters'),
    generator.preset('High Security'),
    generator.length,
    generator.option('Uppercase'),
    generator.option('Lowercase'),
    generator.option('Numbers'),
    generator.option('Symbols'),
  ]
  await generator.output.focus()
  for (const control of order) {
    await expect(control).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await generator.passwordAfter(() => generator.option('Symbols').press('Space'))
  await expect(generator.option('Symbols')).toBeChecked()
  await generator.passwordAfter(() => generator.generate.press('Enter'))
})

test('Escape folds the advanced options and gives the focus to their title', async ({ page }) => {
  const generator = new PasswordPage(page)
  await generator.open()
  await generator.exclude.focus()
  await page.keyboard.press('Escape')
  await expect(generator.exclude).toBeHidden()
  const options = page.getByRole('group', { name: 'Options' })
  await expect(options.locator('summary')).toBeFocused()
})
