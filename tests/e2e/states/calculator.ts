import { CalculatorPage } from '../support/calculator-page'
import { expect } from '../support/test'
import type { Visit } from './page-state'

export const CALCULATOR: Record<string, Visit> = {
  'the calculator': {
    open: (page) => new CalculatorPage(page).open(),
    steady: (page) => [new CalculatorPage(page).display, new CalculatorPage(page).history],
    states: {
      'with a result': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.type('12+3=')
        await calculator.click('MS')
        await expect(calculator.display).toHaveText('15')
      },
      'with a division by zero': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.type('/0=')
        await expect(calculator.divisionNote).toBeVisible()
      },
      'with the longest number': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.type(`${'9'.repeat(15)}*${'7'.repeat(15)}=`)
        await expect(calculator.display).toHaveText('7.77777777777776e+29')
      },
      'with the scientific keys': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.click('Scientific')
        await expect(calculator.key('sin')).toBeVisible()
      },
      'with an error': async (page) => {
        const calculator = new CalculatorPage(page)
        await calculator.type('9^9999999=')
        await expect(calculator.display).toHaveText('Error')
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
