import { expect, type ElementHandle, type Page } from '@playwright/test'

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
  return {
    isReady: element.checkVisibility() && !element.matches(':disabled, [readonly]'),
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

async function fillIn(page: Page, used: Used, text: string): Promise<void> {
  const isNumber = !Number.isNaN(Number(text))
  for (const role of ['textbox', 'searchbox', 'spinbutton', 'combobox'] as const) {
    for (const field of await page.getByRole(role).elementHandles()) {
      if (await field.evaluate((element) => element instanceof HTMLSelectElement)) continue
      const { isReady, name } = await field.evaluate(inspect)
      const type = await field.getAttribute('type')
      if (!isReady || type === 'color' || (type === 'number' && !isNumber)) continue
      used.fields.add(name)
      await field.fill(type === 'date' ? PAST_DAY : text)
    }
  }
}

/** False for what another control has removed meanwhile. */
const isThere = (handle: ElementHandle) => handle.evaluate((element) => element.isConnected)

async function turn(page: Page, round: number): Promise<void> {
  for (const list of await page.getByRole('combobox').elementHandles()) {
    const count = await list.evaluate(
      (element: HTMLElement | SVGElement) => element.querySelectorAll('option').length,
    )
    if (count === 0 || !(await isThere(list))) continue
    await list.selectOption({ index: (round + 1) % count })
  }
  for (const role of ['checkbox', 'radio', 'switch'] as const) {
    for (const box of await page.getByRole(role).elementHandles()) {
      if ((await box.evaluate(inspect)).isReady) await box.click({ force: true })
    }
  }
  for (const slider of await page.getByRole('slider').elementHandles()) {
    if (!(await isThere(slider))) continue
    await slider.press('ArrowRight')
    await slider.press('Enter')
  }
  for (const picker of await page.locator('input[type=color]').all()) await picker.fill('#123456')
}

/** Fills in the fields of a dialog that a press has opened, and closes it: the page below takes no press. */
async function leaveDialog(page: Page, used: Used, look: Look): Promise<void> {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) === 0) return
  for (const field of await dialog.locator('input').all()) {
    used.fields.add((await field.getAttribute('aria-label')) ?? '')
    await field.fill(SENTINEL)
    await field.fill(AMOUNT)
  }
  await look()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Runs in the page: presses a button that can be pressed and was not yet; its name, or null. */
const pressOnce = (button: HTMLElement | SVGElement, except: string) => {
  // The header stays from page to page.
  const isPressed = 'pressedOn' in button && button.pressedOn === location.pathname
  Object.assign(button, { pressedOn: location.pathname })
  const name = (button.getAttribute('aria-label') ?? button.textContent).trim()
  const isReady = button.checkVisibility() && !button.matches(':disabled')
  if (!button.isConnected || isPressed || !isReady || name === except) return null
  // Without Playwright's waiting for a still picture: there are hundreds.
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
  return name
}

/** Presses each button that was not there in an earlier round. */
async function press(page: Page, used: Used, look: Look): Promise<void> {
  for (const button of await page.getByRole('button').elementHandles()) {
    const name = await button.evaluate(pressOnce, CLEAR_ALL)
    if (name === null) continue
    used.buttons.add(name)
    // The dialog comes with its code; a page that has the field itself needs none.
    const opensDialog = name === ASK && (await page.locator('[data-ask]').count()) === 0
    if (opensDialog) await page.locator('dialog[open] input').first().waitFor()
    await leaveDialog(page, used, look)
  }
}

/**
 * Uses every control that the page has or gets: writes into all fields, turns all switches and lists,
 * presses all buttons. Finds them by their roles, so it meets those that are yet to be made. Looks
 * twice in each round: before buttons may clear what was entered, and at the end.
 */
export async function sweepPage(page: Page, look: Look): Promise<Used> {
  const used: Used = { fields: new Set(), buttons: new Set() }
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
