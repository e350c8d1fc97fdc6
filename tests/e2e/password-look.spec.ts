import { toHex } from '#lib/color'
import { contrastRatio } from '#lib/contrast'
import { NIGHTLY } from '../support/nightly'
import { PasswordPage } from './support/password-page'
import { expect, test } from './support/test'

const { step } = test

const colorOf = (css: string) => {
  const [r = NaN, g = NaN, b = NaN] = css.match(/\d+/g)?.map(Number) ?? []
  return toHex({ r, g, b })
}

let generator: PasswordPage
test.beforeEach(async ({ page }) => {
  generator = new PasswordPage(page)
  await generator.open()
})

/** Of the reached ticks, and how it stands out from the readout. */
async function tickColor() {
  const reached = generator.meter.locator('path').nth(1)
  const stroke = await reached.evaluate((path) => getComputedStyle(path).stroke)
  const plane = await generator.result.evaluate((el) => getComputedStyle(el).backgroundColor)
  return { stroke, contrast: contrastRatio(colorOf(stroke), colorOf(plane)) }
}

test('label, bar, advice and colors follow the password', async ({ page }) => {
  const { result, meter, length, output } = generator

  await step('PW-49: the page advises 64 bits and how to get there', async () => {
    await expect(result).toContainText(
      'At least 70.7 bits; 64 are advised. Lasts 30 years at a trillion guesses a second, on average.',
    )
    await generator.preset('Easy to Say').click()
    await expect(result).toContainText('At least 44.2 bits, under the 64 advised. Make it longer.')
    // 21 times a: any count of characters, and no randomness.
    await generator.turnOff('Uppercase', 'Lowercase')
    await generator.include.fill('a')
    await length.fill('21')
    await expect(output).toHaveValue('a'.repeat(21))
    await expect(result).toContainText(
      'At least 0 bits, under the 64 advised. Allow more characters.',
    )
    await expect(result).not.toContainText(/\d+ (or more )?characters/)
    await generator.include.fill('')
  })

  await step('each label has a bar of its own color, 3 to 1 in both themes', async () => {
    await generator.option('Lowercase').check()
    await generator.exclude.fill('bcdefghijklmnopqrstuvwxyz')
    const reach: Record<string, () => Promise<void>> = {
      // Only the letter a: lower case is its one point, since it repeats and is no run.
      'Weak, 20%': () => length.fill('4'),
      // At 16 there are three points for length.
      'Fair, 50%': () => length.fill('16'),
      Strong: async () => {
        await generator.preset('High Security').click()
        await generator.exclude.fill('')
      },
      Good: () => generator.preset('Easy to Read').click(),
    }
    const seen = new Set<string>()
    for (const [label, act] of Object.entries(reach)) {
      await act()
      await expect(result).toContainText(`Strength: ${label.replace(/,.*/, '')}`)
      await expect(meter).toHaveAttribute('aria-valuetext', new RegExp(`^${label}`))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { stroke, contrast } = await tickColor()
        expect.soft(contrast, `${label}, ${colorScheme}`).toBeGreaterThanOrEqual(3)
        seen.add(stroke)
      }
    }
    expect(seen.size).toBe(4)
  })

  const password = await generator.passwordAfter(() => generator.preset('High Security').click())
  await step('the bar is as wide as the score: 10 percent for each point', async () => {
    const value = Number(await meter.getAttribute('aria-valuenow'))
    expect([90, 100]).toContain(value)
    await expect(result).toContainText(`${value / 10} of 10 points`)
    const [all = 1, reached = 0] = await meter
      .locator('path')
      .evaluateAll((paths: SVGPathElement[]) => paths.map((path) => path.getBBox().width))
    expect((reached / all) * 100).toBeCloseTo(value, 0)
  })

  await step('a new password is announced with its strength, but is not read out', async () => {
    const statuses = page.getByRole('status')
    await expect(statuses.getByText('New password, strength: Strong')).toBeAttached()
    expect((await statuses.allTextContents()).join(' ')).not.toContain(password)
  })

  await step('letters, numbers and symbols have colors of their own', async () => {
    const runs = await output.evaluate((field) =>
      [...(field.parentElement?.querySelectorAll('span') ?? [])].map((span) => ({
        text: span.textContent,
        color: getComputedStyle(span).color,
      })),
    )
    expect(runs.map(({ text }) => text).join('')).toBe(password)
    const kinds = [/^[A-Za-z]+$/, /^[0-9]+$/, /^[^A-Za-z0-9]+$/].map(
      (kind) => new Set(runs.filter(({ text }) => kind.test(text)).map(({ color }) => color)),
    )
    expect(kinds.map(({ size }) => size)).toEqual([1, 1, 1])
    expect(new Set(kinds.flatMap((colors) => [...colors])).size).toBe(3)
  })
})

const PHONE = { width: 360, height: 740 }

/** Font, height and lines of the password's colored characters, and of the field that is selected. */
const linesOf = () =>
  generator.output.evaluate((field) => {
    const colored = field.previousElementSibling
    if (!colored) throw new Error('no colored characters')
    const [style, coloredStyle] = [getComputedStyle(field), getComputedStyle(colored)]
    const { height } = colored.getBoundingClientRect()
    const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom)
    return {
      fonts: [style, coloredStyle].map(({ fontFamily, fontSize, fontWeight }) =>
        [fontFamily, fontSize, fontWeight].join(),
      ),
      lines: Math.round(height / parseFloat(coloredStyle.lineHeight)),
      // Whole pixels are all that `scrollHeight` has.
      excess: Math.abs(field.scrollHeight - padding - height),
      cut: field.scrollHeight - field.clientHeight,
    }
  })

test('the password fits each width, and nothing moves as it changes', async ({ page }) => {
  const { output, length, result, copy, generate } = generator
  const longest = async () => {
    await length.press('End')
    await expect(output).toHaveValue(/^.{50}$/su)
    await generator.settled()
  }

  await step('on a phone it is above the fold with its buttons, and nothing moves', async () => {
    await page.setViewportSize(PHONE)
    const places = async () => {
      await generator.settled()
      await page.evaluate(() => scrollTo(0, 0))
      const boxes = [result, generate, length].map((element) => element.boundingBox())
      return Promise.all(boxes)
    }
    const first = await places()
    const box = await copy.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height)
    await longest()
    expect(await places()).toEqual(first)
    await length.press('Home')
    await expect(output).toHaveValue(/^.{4}$/)
    expect(await places()).toEqual(first)
    await generator.turnOff('Uppercase', 'Lowercase', 'Numbers')
    await expect(output).toHaveValue('')
    expect(await places()).toEqual(first)
  })

  await step('the selection lies where the colored characters lie, on 2 or 3 lines', async () => {
    await generator.preset('High Security').click()
    await longest()
    for (const [width, most] of [
      [360, 3],
      [720, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const { fonts, lines, excess } = await linesOf()
      expect.soft(fonts[0], `${width} px`).toBe(fonts[1])
      expect.soft(excess, `${width} px`).toBeLessThan(1)
      expect.soft(lines, `${width} px`).toBeLessThanOrEqual(most)
    }
  })

  await step('from 720 px the options are left, the history right, under it', async () => {
    await page.setViewportSize({ width: 720, height: 900 })
    const [above, left, right] = await Promise.all([
      result.boundingBox(),
      length.boundingBox(),
      generator.history.boundingBox(),
    ])
    expect((left?.x ?? 0) + (left?.width ?? Infinity)).toBeLessThan(right?.x ?? 0)
    expect((above?.y ?? 0) + (above?.height ?? Infinity)).toBeLessThan(right?.y ?? 0)
    expect(above?.width).toBe(720 - 48)
  })

  await step('the widest one fits 320 px, in the history too', async () => {
    await page.context().grantPermissions(['clipboard-write'])
    await page.setViewportSize({ width: 320, height: 640 })
    await generator.include.fill('WWWW😀@%')
    await longest()
    await copy.click()
    await expect(generator.rows).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // The whole password is in sight, not cut by its field.
    expect((await linesOf()).cut).toBeLessThanOrEqual(0)
  })
})

test(
  'of the passwords of a slider that is moved the last one is announced',
  NIGHTLY,
  async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const announced = page.getByRole('status').filter({ hasText: 'New password, strength' })
    for (const length of [13, 14, 15]) {
      await generator.length.press('ArrowRight')
      await expect(async () => {
        await page.clock.runFor(20)
        await expect(generator.output).toHaveValue(new RegExp(`^.{${length}}$`), { timeout: 100 })
      }).toPass()
      expect(await announced.count()).toBe(0)
    }
    await page.clock.runFor(600)
    await expect(announced).toHaveCount(1)
  },
)

test(
  'a double click on the self-test cancels nothing; it draws a million characters and can be cancelled, by keyboard at 280 px',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 280, height: 640 })
    await new PasswordPage(page).open()
    for (const title of ['Passphrases, PINs and more', 'Self-test'])
      await page.locator('summary', { hasText: title }).press('Enter')
    const action = page.getByRole('button', { name: /^(Run the test|Cancel)$/ })
    await action.dblclick()
    await expect(page.getByText('1,000,008 characters in 83,334 passwords.')).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('No password lacked a type.')).toBeVisible()
    await expect(page.getByText(/Chi-square \d+\.\d with 59 degrees of freedom, p/)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Counts of 62 characters' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expect(action).toBeFocused()
    // At once: the second run may end before one could look for its button.
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
    await expect(action).toHaveText('Run the test')
    await expect(page.getByRole('status').filter({ hasText: 'Self-test cancelled' })).toHaveCount(1)
    await expect(page.getByText('Chi-square')).toHaveCount(0)
  },
)
