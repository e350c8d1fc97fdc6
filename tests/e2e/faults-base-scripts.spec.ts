import type { Route } from '@playwright/test'
import { isNightly, NIGHTLY } from '../support/nightly'
import { CalculatorPage } from './support/calculator-page'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

const missing = (route: Route) => route.fulfill({ status: 404, body: '' })
const empty = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })
const aborted = (route: Route) => route.abort('connectionreset')

async function cutShort(route: Route) {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: `${body.slice(0, body.length / 2)}(` })
}

interface Failure {
  /** Of the file that has to come before any page can be hydrated. */
  name: string
  what: string
  answer: (route: Route) => Promise<void>
}

/** Each file once, each way once. */
const FAILURES: Failure[] = [
  { name: 'rolldown-runtime', what: 'is missing', answer: missing },
  { name: 'framework', what: 'breaks off', answer: aborted },
  { name: 'shell', what: 'is cut short', answer: cutShort },
  // It runs without an error.
  { name: 'shell', what: 'is empty', answer: empty },
]
const OTHERS: Failure[] = [
  { name: 'rolldown-runtime', what: 'is cut short', answer: cutShort },
  { name: 'shell', what: 'is missing', answer: missing },
]

test('PL-50: where a script that every page needs cannot be loaded, one sentence states it and Try again works', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/Failed to load|Uncaught/)
  for (const { name, what, answer } of isNightly ? [...FAILURES, ...OTHERS] : FAILURES) {
    await test.step(`${name} ${what}`, async () => {
      const script = `**/static/js/${name}-*.js`
      await page.route(script, answer)
      await page.goto('/calculator')
      const sentence = page.getByRole('alert').filter({ hasText: 'has not loaded completely' })
      await expect(sentence).toBeVisible()

      await page.unroute(script)
      await sentence.getByRole('link', { name: 'Load it again' }).click()
      await hydrated(new CalculatorPage(page).history)
      await expect(sentence).toBeHidden()
    })
  }
})

test(
  'without its style sheets a page works all the same',
  NIGHTLY,
  async ({ page, consoleGuard }) => {
    consoleGuard.expectLines(/Failed to load/)
    await page.route('**/static/assets/*.css', (route) => route.fulfill({ status: 404, body: '' }))
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await calculator.type('6*7=')
    await expect(calculator.display).toHaveText('42')
  },
)
