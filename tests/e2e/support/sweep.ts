import { expect, type Page } from '@playwright/test'

const ASK = 'Ask anything'

/** Goes into every field that takes letters. */
export const SENTINEL = 'zq7-sentinel-é'
/** Goes into every field afterwards: those that take numbers only work with this one. */
export const AMOUNT = '8675309.25'
/** For fields that take nothing but a date. */
const PAST_DAY = '2026-05-04'

/** What a press brings up, such as a row of the history, is pressed in the next round. */
const ROUNDS = 2

/** Ends what the sweep looks at; the run presses it last. */
export const CLEAR_ALL = 'Clear my data'

/** What the sweep has used of a page, by role and name. */
export interface Used {
  fields: Set<string>
  buttons: Set<string>
}

/** Runs in the page: whether a visitor could use the control now, and what it is called. */
const inspect = (element: HTMLElement | SVGElement) => {
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : []
  const texts = [...labels].map((label) => label.textContent ?? '')
  const isSelect = element instanceof HTMLSelectElement
  return {
    isReady:
      element.isConnected && element.checkVisibility() && !element.matches(':disabled, [readonly]'),
    type: isSelect ? 'select' : element.getAttribute('type'),
    options: isSelect ? element.options.length : 0,
    name: (element.getAttribute('aria-label') ?? (texts.join(' ') || element.textContent)).trim(),
  }
}

/** Looks at the page while it is used. */
type Look = () => Promise<void>

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  // Their code is loaded, with folded parts of its own.
  const coming = page.locator('details[open] > div:empty').or(page.getByText('Loading...'))
  await expect(coming).toHaveCount(0)
  if ((await page.locator('details:not([open])').count()) > 0) await unfold(page)
}

/** The field that answers takes the place of a plain one once it has been focused and its code has come. */
async function awaitAnswers(page: Page): Promise<void> {
  const ask = page.locator('[data-ask]')
  if ((await ask.count()) === 0) return
  await ask.locator('input').focus()
  await expect(ask.getByRole('combobox')).toBeVisible()
}

async function fillIn(page: Page, used: Used, text: string): Promise<void> {
  const isNumber = !Number.isNaN(Number(text))
  for (const role of ['textbox', 'searchbox', 'spinbutton', 'combobox'] as const) {
    for (const field of await page.getByRole(role).elementHandles()) {
      const { isReady, type, name } = await field.evaluate(inspect)
      if (!isReady || type === 'select' || type === 'color') continue
      if (type === 'number' && !isNumber) continue
      try {
        await field.fill(type === 'date' ? PAST_DAY : text)
        used.fields.add(name)
      } catch (error) {
        // Another may have taken its place meanwhile.
        if (await field.evaluate((element) => element.isConnected)) throw error
      }
    }
  }
}

async function turn(page: Page, round: number): Promise<void> {
  for (const list of await page.getByRole('combobox').elementHandles()) {
    // Another control may have removed it meanwhile.
    const { isReady, options } = await list.evaluate(inspect)
    if (isReady && options > 0) await list.selectOption({ index: (round + 1) % options })
  }
  for (const role of ['checkbox', 'radio', 'switch'] as const) {
    for (const box of await page.getByRole(role).elementHandles()) {
      if ((await box.evaluate(inspect)).isReady) await box.click({ force: true })
    }
  }
  for (const slider of await page.getByRole('slider').elementHandles()) {
    if (!(await slider.evaluate(inspect)).isReady) continue
    await slider.press('ArrowRight')
    await slider.press('Enter')
  }
  for (const picker of await page.locator('input[type=color]').all()) await picker.fill('#123456')
}

/** Fills in the fields of a dialog that a press has opened, and closes it: the page below takes no press. */
async function leaveDialog(page: Page, used: Used, look: Look): Promise<void> {
  const dialog = page.locator('dialog[open]')
  for (const field of await dialog.locator('input').all()) {
    used.fields.add((await field.getAttribute('aria-label')) ?? '')
    await field.fill(SENTINEL)
    await field.fill(AMOUNT)
  }
  await look()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Runs in the page: presses the first button that can be pressed and was not yet. */
const pressNext = async (buttons: (HTMLElement | SVGElement)[], except: string) => {
  for (const button of buttons) {
    // The header stays from page to page.
    const isPressed = 'pressedOn' in button && button.pressedOn === location.pathname
    const label = button.getAttribute('aria-label') ?? button.textContent.trim()
    const name = label || (button.getAttribute('title') ?? '')
    const isReady = button.checkVisibility() && !button.matches(':disabled')
    if (!button.isConnected || isPressed || !isReady || name === except) continue
    Object.assign(button, { pressedOn: location.pathname })
    // Without Playwright's waiting for a still picture: there are hundreds.
    const init = { bubbles: true, cancelable: true, composed: true }
    button.dispatchEvent(new MouseEvent('click', init))
    await new Promise((resolve) => setTimeout(resolve))
    return { name, hasDialog: document.querySelector('dialog[open]') !== null }
  }
  return null
}

/** Presses each button that is there now; what a press brings up is for the next round. */
async function press(page: Page, used: Used, look: Look): Promise<void> {
  const found = await page.getByRole('button').elementHandles()
  const buttons = await page.evaluateHandle((handles) => handles, found)
  // A page that has the field itself needs no dialog.
  const hasField = (await page.locator('[data-ask]').count()) > 0
  // A call for each press: it counts as a visitor's, and a window of the system opens for one alone.
  const next = () => buttons.evaluate(pressNext, CLEAR_ALL)
  for (let pressed = await next(); pressed !== null; pressed = await next()) {
    used.buttons.add(pressed.name)
    const opensLater = pressed.name.startsWith(ASK) && !hasField
    // The dialog comes with its code.
    if (opensLater) await page.locator('dialog[open] input').first().waitFor()
    if (opensLater || pressed.hasDialog) await leaveDialog(page, used, look)
  }
}

/**
 * Uses every control that the page has or gets: writes into all fields, turns all switches and lists,
 * presses all buttons. Finds them by their roles, so it meets those that are yet to be made. Looks
 * twice in each round: before buttons may clear what was entered, and at the end.
 */
export async function sweepPage(page: Page, look: Look): Promise<Used> {
  const used: Used = { fields: new Set(), buttons: new Set() }
  await awaitAnswers(page)
  for (let round = 0; round < ROUNDS; round++) {
    await unfold(page)
    await fillIn(page, used, SENTINEL)
    await turn(page, round)
    await fillIn(page, used, AMOUNT)
    await look()
    await press(page, used, look)
    await fillIn(page, used, SENTINEL)
    await look()
  }
  return used
}
