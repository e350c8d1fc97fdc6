import type { Route } from '@playwright/test'
import { CalculatorPage } from './support/calculator-page'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'

const missing = (route: Route) => route.fulfill({ status: 404, body: '' })
const hindered = (route: Route) => route.abort('connectionreset')

async function cutShort(route: Route) {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: `${body.slice(0, body.length / 2)}(` })
}

/** What has to come before any page can be hydrated, by the name of its file. */
const FAILURES: [name: string, what: string, answer: (route: Route) => Promise<void>][] = [
  ['index', 'is missing', missing],
  ['index', 'is cut short', cutShort],
  ['framework', 'is hindered on its way', hindered],
  ['shell', 'is cut short', cutShort],
  ['start', 'is missing', missing],
  ['start', 'is cut short', cutShort],
]

for (const [name, what, answer] of FAILURES) {
  test(`where the script ${name} ${what}, one sentence says so and the way on works`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/Failed to load|Uncaught/)
    const script = `**/static/js/${name}-*.js`
    await page.route(script, answer)
    await page.goto('/calculator')
    const sentence = page.getByRole('alert').filter({ hasText: 'has not loaded completely' })
    await expect(sentence).toBeVisible()

    await page.unroute(script)
    await sentence.getByRole('link', { name: 'Load it again' }).click()
    const calculator = new CalculatorPage(page)
    await hydrated(calculator.history)
    await expect(sentence).toBeHidden()
  })
}

test('without its style sheets a page works all the same', async ({ page, complaints }) => {
  complaints.announce(/Failed to load/)
  await page.route('**/static/assets/*.css', (route) => route.fulfill({ status: 404, body: '' }))
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.type('6*7=')
  await expect(calculator.display).toHaveText('42')
})
