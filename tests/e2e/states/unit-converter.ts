import type { Page } from '@playwright/test'
import { TILES } from '../../../src/tools/unit-converter/extras/tiles.en'
import * as texts from '../../../src/tools/unit-converter/texts.en'
import { COPIED } from '../../../src/ui/texts.en'
import { FIND_UNIT } from '../../../src/tools/unit-converter/extras/all-units/texts.en'
import { DIGITS, NOTATIONS } from '../../../src/tools/unit-converter/extras/notation/texts.en'
import { badLine, CONVERT_ALL } from '../../../src/tools/unit-converter/extras/column/texts.en'
import { hydrated } from '../support/hydrated'
import { expect } from '../support/test'
import { takeShifts } from '../support/shifts'
import { unfold } from '../support/unfold'
import type { Visit } from './page-state'

const from = (page: Page) => page.getByRole('textbox', { name: texts.FROM })
const to = (page: Page) => page.getByRole('textbox', { name: texts.TO })
const copy = (page: Page) => page.getByRole('button', { name: texts.COPY_RESULT })

export const UNIT_CONVERTER: Record<string, Visit> = {
  'the unit converter': {
    open: async (page) => {
      await page.goto('/unit-converter')
      await hydrated(from(page))
    },
    steady: (page) => [
      from(page),
      to(page),
      page.getByRole('group', { name: texts.CATEGORY, exact: true }),
    ],
    states: {
      'with a result whose copy failed': async (page) => {
        await from(page).fill('5')
        await from(page).press('Enter')
        await expect(to(page)).toHaveValue('0.5')
        await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: null }))
        await copy(page).click()
        await expect(page.getByRole('button', { name: COPIED.failed })).toBeVisible()
      },
      'with another category and a long number': async (page) => {
        await page.getByRole('button', { name: 'Temperature' }).click()
        await from(page).fill('-98765432109.123456')
        await from(page).press('Enter')
        await expect(to(page)).not.toHaveValue('')
      },
      'with the longest plain number': async (page) => {
        await page.getByRole('button', { name: 'Length' }).click()
        await from(page).fill('1e308')
        await from(page).press('Enter')
        await expect(page.getByRole('button', { name: texts.COPY_PLAIN })).toBeVisible()
      },
      'with more categories, another form of results and a column that was converted': async (
        page,
      ) => {
        await unfold(page, TILES['all-units'].title, page.getByLabel(FIND_UNIT))
        await page.getByRole('button', { name: texts.MORE, exact: true }).click()
        await page.getByRole('button', { name: 'Data Rate' }).click()
        await page.getByRole('button', { name: texts.MORE, exact: true }).click()
        await from(page).fill('100')
        await from(page).press('Enter')
        await expect(to(page)).toHaveValue('0.1')
        await page.getByRole('button', { name: 'Length', exact: true }).click()
        await unfold(page, TILES.notation.title, page.getByLabel(DIGITS, { exact: true }))
        await page.getByRole('button', { name: NOTATIONS.plain.name, exact: true }).click()
        await unfold(page, TILES.column.title, page.getByLabel('Values in millimeters'))
        await page.getByLabel('Values in millimeters').fill('1\nabc')
        await page.getByRole('button', { name: CONVERT_ALL }).click()
        await expect(page.getByText(badLine(2, 'abc'))).toBeVisible()
        await takeShifts(page)
        const automatic = page.getByRole('button', { name: NOTATIONS.auto.name })
        await unfold(page, TILES.notation.title, automatic)
        await automatic.click()
        await expect(automatic).toHaveAttribute('aria-pressed', 'true')
      },
      'with a unit of another category, and a height in parts': async (page) => {
        await from(page).press('ControlOrMeta+A')
        await page.keyboard.type('178 cm in ft')
        await expect(page.getByText('5 ft 10.08 in').first()).toBeVisible()
        await from(page).press('ControlOrMeta+A')
        await page.keyboard.type('30 psi')
        await expect(page.getByText('Switched to Pressure.').first()).toBeVisible()
      },
      'with what is no number': async (page) => {
        await from(page).press('ControlOrMeta+A')
        await page.keyboard.type('12abc')
        await expect(from(page)).toHaveAttribute('aria-invalid')
        await expect(to(page)).toHaveValue('')
        await expect(copy(page)).toBeDisabled()
      },
    },
  },
}
