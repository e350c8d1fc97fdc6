import { NIGHTLY } from '../support/nightly'
import { CalculatorPage } from './support/calculator-page'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

test(
  'a press is rendered in a task of its own, and before the next event',
  NIGHTLY,
  async ({ page }) => {
    const calculator = new CalculatorPage(page)
    await calculator.open()
    const display = await calculator.display.elementHandle()
    const shown = await calculator.key('7').evaluate(async (key: HTMLElement, output) => {
      key.click()
      // React renders in a microtask.
      await Promise.resolve()
      const inItsTask = output?.textContent
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
      const inTheNext = output?.textContent
      key.click()
      window.dispatchEvent(new Event('pointerdown'))
      await Promise.resolve()
      return [inItsTask, inTheNext, output?.textContent]
    }, display)
    expect(shown).toEqual(['0', '7', '77'])
  },
)

test(
  'a field shows at once what is typed; its result comes after it, and no event waits for it',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/unit-converter')
    const from = page.getByRole('textbox', { name: 'From' })
    await hydrated(from)
    await from.focus()
    const to = page.getByRole('textbox', { name: 'To' })
    const typed = await from.evaluate(async (field: HTMLInputElement) => {
      const result = document.querySelector<HTMLInputElement>('input[readonly]')
      // Goes through the field as a key does.
      document.execCommand('insertText', false, '5')
      window.dispatchEvent(new Event('pointerdown'))
      await Promise.resolve()
      return [field.value, result?.value]
    })
    expect(typed).toEqual(['5', ''])
    await expect(to).toHaveValue('0.5')
  },
)
