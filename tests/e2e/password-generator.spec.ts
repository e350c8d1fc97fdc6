import { MODE_TEXTS } from '../../src/tools/password-generator/extras/tiles.en'
import * as texts from '../../src/tools/password-generator/texts.en'
import { isNightly } from '../support/nightly'
import {
  CHECKBOX_NAMES,
  CHECKBOXES,
  PasswordPage,
  type CheckboxName,
  type PresetId,
} from './support/password-page'
import { brokenBy, brokenRules } from './support/password-rules'
import { recordBurst, recordToggles } from './support/password-toggles'
import { expect, test } from './support/test'

const { step } = test

let generator: PasswordPage
test.beforeEach(async ({ page }) => {
  generator = new PasswordPage(page)
  await generator.open()
})

async function optionsOn(): Promise<CheckboxName[]> {
  const on = await Promise.all(CHECKBOX_NAMES.map((name) => generator.option(name).isChecked()))
  return CHECKBOX_NAMES.filter((_, at) => on[at])
}

const PRESETS = [
  ['easy-to-say', 8, ['uppercase', 'lowercase', 'similar', 'ambiguous']],
  ['easy-to-read', 12, ['uppercase', 'lowercase', 'numbers', 'similar']],
  ['all-characters', 12, ['uppercase', 'lowercase', 'numbers', 'symbols']],
  ['high-security', 20, ['uppercase', 'lowercase', 'numbers', 'symbols']],
] as const satisfies readonly (readonly [PresetId, number, readonly CheckboxName[]])[]

test('a visitor sets the options by keys, presets and texts', async ({ page }) => {
  await step(
    'what is said of a password stands where it stood before the first one came',
    async () => {
      const word = generator.result.locator('strong').last()
      const placeAfter = (text: string) =>
        word.evaluate((shown, written) => {
          if (shown.lastChild) shown.lastChild.nodeValue = written
          const advice = [...(shown.parentElement?.querySelectorAll(':scope > span') ?? [])]
          return advice.flatMap((part) => Array.from(part.getClientRects(), ({ x }) => x))[0]
        }, text)
      const ofFew = await placeAfter('Fair')
      expect(ofFew).toBeGreaterThan(0)
      expect(ofFew).toBe(await placeAfter('Good'))
    },
  )

  await step('everything works by keyboard, in reading order', async () => {
    const { output, copy, generate, length } = generator
    const modes = [texts.PASSWORDS, MODE_TEXTS.passphrase.name, MODE_TEXTS.PIN.name].map((name) =>
      generator.mode(name),
    )
    const presets = PRESETS.map(([id]) => generator.preset(id))
    const boxes = CHECKBOX_NAMES.slice(0, 4).map((name) => generator.option(name))
    await output.focus()
    for (const control of [output, generate, copy, ...modes, ...presets, length, ...boxes]) {
      await expect(control).toBeFocused()
      await page.keyboard.press('Tab')
    }
    await generator.passwordAfter(() => generator.option('symbols').press('Space'))
    await expect(generator.option('symbols')).toBeChecked()
    await generator.passwordAfter(() => generate.press('Enter'))
  })

  await step('PW-04: each preset sets all options and makes a password of them', async () => {
    for (const [id, length, types] of PRESETS) {
      await generator.passwordAfter(() => generator.preset(id).click())
      await expect(generator.length).toHaveValue(String(length))
      expect(await optionsOn()).toEqual(types)
      expect(await brokenRules(page)).toEqual([])
      await expect(page.getByRole('button', { pressed: true })).toHaveText([
        texts.PASSWORDS,
        texts.PRESET_NAMES[id],
      ])
    }
  })

  await step('PW-72: closed Advanced Options show how many of them are active', async () => {
    const note = page.locator('summary').getByText(/active/)
    await generator.preset('easy-to-say').click()
    await expect(note).toBeHidden()
    await generator.advanced.click()
    await expect(note).toHaveText(texts.active(2))
    await generator.preset('all-characters').click()
    await expect(note).toHaveCount(0)
    await generator.advanced.click()
  })

  await step('PW-28: the length goes from 4 to 50', async () => {
    await generator.length.press('Home')
    await expect(generator.length).toHaveValue('4')
    await expect(generator.output).toHaveValue(/^.{4}$/)
    await generator.length.press('End')
    await expect(generator.length).toHaveValue('50')
    await expect(generator.output).toHaveValue(/^.{50}$/)
  })

  await step('PW-06: without characters there is no password, but what to change', async () => {
    await generator.turnOff('uppercase', 'numbers', 'symbols')
    await generator.exclude.fill('abcdefghijklmnopqrstuvwxyz')
    await expect(generator.output).toHaveValue('')
    await expect(generator.copy).toBeDisabled()
    await expect(generator.meter).toHaveCount(0)
    await expect(generator.result.getByRole('alert')).toContainText(
      texts.EMPTY_POOL['all-excluded'],
    )
    await generator.exclude.fill('')
    await expect(generator.copy).toBeEnabled()
    await generator.turnOff('lowercase')
    await expect(generator.output).toHaveValue('')
    await expect(generator.result).toContainText(texts.EMPTY_POOL['no-types'])
    await generator.generate.click()
    await expect(generator.output).toHaveValue('')
  })

  await step('PW-25: characters that cannot be seen are refused with a message', async () => {
    const alert = page.getByRole('alert')
    await generator.include.fill('x\u200B\u202E')
    await expect(generator.output).toHaveValue('x'.repeat(50))
    await expect(page.getByText(texts.toChooseFrom(1))).toBeVisible()
    await expect(alert).toHaveText(texts.notUsed('U+200B, U+202E', 0))
    await expect(generator.include).toHaveAttribute('aria-invalid', 'true')
    await expect(generator.include).toHaveAccessibleDescription(/U\+200B, U\+202E/)
    await generator.include.fill('x')
    await expect(alert).toHaveCount(0)
    await generator.exclude.fill('\u00A0')
    await expect(alert).toContainText('U+00A0')
  })

  await step('PW-71: a space in a password is shown as a sign, and is a space', async () => {
    await generator.include.fill(' ')
    await expect(generator.output).toHaveValue(' '.repeat(50))
    const signs = await generator.output.evaluate((field) =>
      [...(field.parentElement?.querySelectorAll('span') ?? [])].map(
        (span) => getComputedStyle(span, '::before').content,
      ),
    )
    expect(signs).toEqual(Array(50).fill('"␣"'))
  })
})

const TOGGLES = isNightly ? 200 : 30

test('PW-27: each change makes a new password, and none that breaks the options is shown as current', async ({
  page,
}) => {
  await step(`in ${TOGGLES} toggles`, async () => {
    // Lowercase stays on, so that there is always a password.
    const boxes = CHECKBOX_NAMES.filter((name) => name !== 'lowercase')
    const moments = await recordToggles(
      page,
      boxes.map((name) => CHECKBOXES[name]),
      TOGGLES,
    )
    expect(moments.length).toBeGreaterThanOrEqual(TOGGLES)
    expect(moments.flatMap(brokenBy)).toEqual([])
  })

  await step('in a burst the page is busy at each, and nothing can be copied', async () => {
    const lengths = [50, 4, 9, 10, 49]
    expect(await recordBurst(page, lengths)).toEqual(
      lengths.map((length) => ({ length: String(length), busy: 'true', copyable: 0 })),
    )
    await generator.settled()
    await expect(generator.output).toHaveValue(/^.{49}$/)
    await expect(generator.copy).toBeEnabled()
    expect(await brokenRules(page)).toEqual([])
  })
})
