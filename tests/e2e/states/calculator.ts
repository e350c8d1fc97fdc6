import { TILES } from '../../../src/tools/calculator/extras/tiles.en'
import { ERROR, MODES } from '../../../src/tools/calculator/texts.en'
import { EXPRESSION, keypadGives } from '../../../src/tools/calculator/extras/expression/texts.en'
import { tile } from '../support/unfold'
import { CalculatorPage } from '../support/calculator-page'
import { expect } from '../support/test'
import type { Visit } from './page-state'

export const CALCULATOR: Record<string, Visit> = {
  'the calculator': {
    open: (page) => new CalculatorPage(page).open(),
    steady: (page) => [new CalculatorPage(page).display, new CalculatorPage(page).history],
    states: {
      'with a number in memory and a division by zero': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.type('12+3=')
        await calculator.click('MS')
        await expect(calculator.display).toHaveText('15')
        await calculator.type('/0=')
        await expect(calculator.divisionNote).toBeVisible()
      },
      'with the longest number and the scientific keys': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.type(`${'9'.repeat(15)}*${'7'.repeat(15)}=`)
        await expect(calculator.display).toHaveText('7.77777777777776e+29')
        await calculator.key(MODES.scientific).click()
        await expect(calculator.key('sin')).toBeVisible()
      },
      'with an error and a wrong expression': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.type('9^9999999=')
        await expect(calculator.display).toHaveText(ERROR)
        await tile(page, TILES.expression.title).click()
        await page.getByLabel(EXPRESSION, { exact: true }).fill('2+3×foo')
        await expect(page.getByText(/^Unknown word/)).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
      },
      'with the result of an expression': async (page) => {
        await page.getByLabel(EXPRESSION, { exact: true }).fill('2+3×4')
        await expect(page.getByText(keypadGives('20'))).toBeVisible()
        await page.evaluate(() => scrollTo(0, 0))
      },
      'with its history': async (page) => {
        const { panel, history } = new CalculatorPage(page)
        // Where it does not stand beside the keys already.
        if (await panel.isHidden()) await history.click()
        await expect(panel).toBeVisible()
      },
    },
  },
}
