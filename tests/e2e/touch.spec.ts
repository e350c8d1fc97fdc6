import { HUE } from '../../src/tools/color-picker/extras/oklch/texts.en'
import { EXPRESSION } from '../../src/tools/calculator/extras/expression/texts.en'
import * as tiles from '../../src/tools/calculator/extras/tiles.en'
import * as tilesTexts from '../../src/tools/qr-generator/extras/tiles.en'
import { ASK_LABEL } from '../../src/app/texts.en'
import { tile } from './support/unfold'
import type { Locator, Page } from '@playwright/test'
import { NIGHTLY } from '../support/nightly'
import { field } from './support/ask-page'
import { CalculatorPage } from './support/calculator-page'
import { ColorPage } from './support/color-page'
import { PasswordPage } from './support/password-page'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'
import { middleOf, touchScreen, type Place } from './support/touch-screen'

const PHONE = { width: 390, height: 640 }

test.use({ hasTouch: true, isMobile: true, viewport: PHONE })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** A finger that goes up from a place, or sideways first. */
const up = ({ x, y }: Place): [Place, Place, Place] => [
  { x, y },
  { x, y: y - 40 },
  { x, y: y - 80 },
]

async function expectScrolled(page: Page, from: Place) {
  const before = await scrolled(page)
  await (await touchScreen(page)).swipe(up(from))
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
}

async function expectExact(input: Locator) {
  await expect(input).toHaveAttribute('autocapitalize', /^(off|none)$/)
  await expect(input).toHaveAttribute('autocorrect', 'off')
  await expect(input).toHaveAttribute('spellcheck', 'false')
}

test('AX-03: a finger that scrolls the page over a slider does not set it, one that drags or taps does', async ({
  page,
}) => {
  const generator = new PasswordPage(page)
  await generator.open()
  const { length } = generator
  const password = await generator.password()
  await expectScrolled(page, await middleOf(length))
  await expect(length).toHaveValue('12')
  await expect(generator.output).toHaveValue(password)

  const from = await middleOf(length)
  const { swipe } = await touchScreen(page)
  await swipe([from, { ...from, x: from.x + 30 }, { ...from, x: from.x + 300 }])
  await expect(length).toHaveValue('50')
  await length.tap()
  await expect(length).toHaveValue('27')
  await expect(generator.output).toHaveValue(/^.{27}$/)

  const color = new ColorPage(page)
  await color.open()
  const extra = await color.unfold('oklch')
  const hue = extra.getByRole('slider', { name: HUE })
  const before = await color.value.innerText()
  const hueDeg = await hue.inputValue()
  await expectScrolled(page, await middleOf(hue))
  await expect(hue).toHaveValue(hueDeg)
  await expect(color.value).toHaveText(before)
  await hue.tap()
  await expect(hue).toHaveValue('180')
  await expect(color.value).not.toHaveText(before)
})

test(
  'keys of the calculator that two fingers press at once are both taken, once',
  NIGHTLY,
  async ({ page }) => {
    const calculator = new CalculatorPage(page)
    await calculator.open()
    const [four, six] = [await middleOf(calculator.key('4')), await middleOf(calculator.key('6'))]
    const { tapTwo, swipe } = await touchScreen(page)
    await tapTwo(four, six)
    await expect(calculator.display).toHaveText('46')
    await swipe([six])
    await expect(calculator.display).toHaveText('466')
    await tapTwo(six, four)
    await expect(calculator.display).toHaveText('46664')
  },
)

test(
  'AX-04: keyboards of phones correct nothing where each letter counts',
  NIGHTLY,
  async ({ page }) => {
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await tile(page, tiles.TILES.expression.title).tap()
    await expectExact(page.getByRole('textbox', { name: EXPRESSION }))
    await page.getByRole('button', { name: ASK_LABEL }).tap()
    await expectExact(field(page))

    const color = new ColorPage(page)
    await color.open()
    await expectExact(color.hex)

    await new QrPage(page).open()
    await page.getByRole('button', { name: tilesTexts.TILES.contents.title, exact: true }).tap()
    await expectExact(new QrPage(page).formField('ssid'))
    await expectExact(new QrPage(page).formField('password'))
  },
)
