import { toHex } from '#lib/color'
import { contrastRatio } from '#lib/contrast'
import { newPassword } from '../../src/tools/password-generator/texts.en'
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
    // PW-78: the bits before the word.
    await expect(result).toContainText(
      /70.7 bits ?Strength: (?:Fair|Good) ?64\+ recommended. About 30 years to guess at a trillion tries per second./,
    )
    await generator.preset('easy-to-say').click()
    await expect(result).toContainText(
      /44.2 bits ?Strength: (?:Fair|Good) ?64\+ recommended. Make it longer./,
    )
    // 21 times a: any count of characters, and no randomness.
    await generator.turnOff('uppercase', 'lowercase')
    await generator.include.fill('a')
    await length.fill('21')
    await expect(output).toHaveValue('a'.repeat(21))
    await expect(result).toContainText(/0 bits.*64\+ recommended. Allow more characters./)
    await expect(result).not.toContainText(/\d+ (or more )?characters/)
    await generator.include.fill('')
  })

  await step('each label has a bar of its own color, 3 to 1 in both themes', async () => {
    await generator.option('lowercase').check()
    await generator.exclude.fill('bcdefghijklmnopqrstuvwxyz')
    const reach: Record<string, () => Promise<void>> = {
      // Only the letter a: lower case is its one point, since it repeats and is no run.
      'Weak, 20%': () => length.fill('4'),
      // At 16 there are three points for length.
      'Fair, 50%': () => length.fill('16'),
      Strong: async () => {
        await generator.preset('high-security').click()
        await generator.exclude.fill('')
      },
      Good: () => generator.preset('easy-to-read').click(),
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

  const password = await generator.passwordAfter(() => generator.preset('high-security').click())

  await step('a new password is announced with its strength, but is not read out', async () => {
    const statuses = page.getByRole('status')
    await expect(statuses.getByText(newPassword('strong'))).toBeAttached()
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
