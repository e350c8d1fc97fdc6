import { MODE_TEXTS, TILES } from '../../../src/tools/password-generator/extras/tiles.en'
import * as rules from '../../../src/tools/password-generator/extras/site-rules/texts.en'
import { tile } from '../support/unfold'
import * as texts from '../../../src/tools/password-generator/texts.en'
import { RUN } from '../../../src/tools/password-generator/extras/self-test/texts.en'
import { WORDS } from '../../../src/tools/password-generator/extras/forms/texts.en'
import { COPY_ALL, GENERATE_ALL } from '../../../src/tools/password-generator/extras/many/texts.en'
import { PASSWORD_WORKER, PasswordPage } from '../support/password-page'
import { expect } from '../support/test'
import type { Visit } from './page-state'

export const PASSWORD_GENERATOR: Record<string, Visit> = {
  'the password generator': {
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-write'])
      await new PasswordPage(page).open()
    },
    steady: (page) => {
      // The history stands below the options of a mode.
      const { result, generate, copy, length } = new PasswordPage(page)
      return [result, generate, copy, length]
    },
    states: {
      'with the longest password, and one in the history': async (page) => {
        const generator = new PasswordPage(page)
        await generator.length.press('End')
        await expect(generator.output).toHaveValue(/^.{50}$/)
        await generator.settled()
        await generator.copy.click()
        await expect(generator.rows).toHaveCount(1)
      },
      "with a site's rules, and a finished self-test": async (page) => {
        await tile(page, TILES['site-rules'].title).click()
        const rule = page.getByRole('textbox', { name: rules.RULE.label })
        await rule.focus()
        // What the rules change above them stands where it was: they may come when a press is long past.
        const top = () => rule.evaluate((field) => field.getBoundingClientRect().top + scrollY)
        const before = await top()
        await page.keyboard.insertText(
          'minlength: 20; required: lower; required: [-().]; max-consecutive: 2',
        )
        await expect(page.getByText(rules.OUTCOME.ok)).toBeVisible()
        expect(await top()).toBe(before)
        await new PasswordPage(page).settled()
        await new PasswordPage(page).turnOff('symbols')
        await expect(page.getByText('The site rules need symbols')).toBeVisible()
        await page.getByRole('switch', { name: rules.KEEP.label }).uncheck()
        await new PasswordPage(page).settled()
        await tile(page, TILES['self-test'].title).click()
        await page.getByRole('button', { name: RUN }).click()
        await expect(page.getByText('Chi-square')).toBeVisible({ timeout: 30_000 })
      },
      'with a passphrase and many at once': async (page) => {
        await tile(page, TILES.many.title).click()
        await new PasswordPage(page).mode(MODE_TEXTS.passphrase.name).click()
        // Longer than any password: 89 characters at most.
        await page.getByRole('slider', { name: WORDS }).fill('9')
        await expect(new PasswordPage(page).output).toHaveValue(/^([a-z]+-){8,}[a-z]+$/)
        await page.getByRole('button', { name: GENERATE_ALL }).click()
        await expect(page.getByRole('button', { name: COPY_ALL })).toBeVisible()
        await new PasswordPage(page).settled()
      },
      'with a weak password': async (page) => {
        const generator = new PasswordPage(page)
        await generator.mode(texts.PASSWORDS).click()
        await generator.length.press('Home')
        await expect(generator.output).toHaveValue(/^.{4}$/)
        await generator.settled()
      },
      'without characters to choose from': async (page) => {
        const generator = new PasswordPage(page)
        await generator.turnOff('uppercase', 'lowercase', 'numbers', 'symbols')
        await expect(page.getByText(texts.EMPTY_POOL['no-types'])).toBeVisible()
      },
    },
  },
  'the password generator without secure randomness': {
    open: async (page, consoleGuard) => {
      consoleGuard.expectLines(/no-randomness/)
      await page.route(PASSWORD_WORKER, async (route) => {
        const response = await route.fetch()
        const refuse = `crypto.getRandomValues = () => { throw new Error('refused') };`
        await route.fulfill({ response, body: refuse + (await response.text()) })
      })
      await page.goto('/password-generator')
      await expect(page.getByRole('alert')).toContainText(texts.NO_RANDOMNESS)
      const { output, copy } = new PasswordPage(page)
      await expect(output).toHaveValue('')
      await expect(copy).toBeDisabled()
    },
  },
}
