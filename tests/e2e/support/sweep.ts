import { expect, type Page } from '@playwright/test'
import * as german from '../../../src/app/texts.de'
import { ASK_LABEL, CLEAR_DATA } from '../../../src/app/texts.en'
import { LOADING as GERMAN_LOADING } from '../../../src/ui/texts.de'
import { LOADING } from '../../../src/ui/texts.en'

/** What opens the box on a page that does not have it, in each language. */
const ASK = [ASK_LABEL, german.ASK_LABEL]

/** Goes into every field that takes letters. */
export const SENTINEL = 'zq7-sentinel-é'
/** Goes into every field afterwards: those that take numbers only work with this one. */
export const AMOUNT = '8675309.25'
/** For fields that take nothing but a date. */
const PAST_DAY = '2026-05-04'

/** What a press brings up, such as a row of the history, is pressed in the next round. */
const ROUNDS = 2

/** Ends what the sweep looks at; a run may press it last. */
export const CLEAR_ALL = CLEAR_DATA

const NOT_PRESSED = [CLEAR_ALL, german.CLEAR_DATA]

/** What the sweep has used of a page, by role and name. */
export interface Used {
  fields: Set<string>
  buttons: Set<string>
}

/** Looks at the page while it is used. */
type Look = () => Promise<void>

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  // Their code is loaded, with folded parts of its own.
  const coming = page
    .locator('details[open] > div:empty')
    .or(page.getByText(LOADING))
    .or(page.getByText(GERMAN_LOADING))
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

/**
 * Runs in the page: replaces the text of each field that a visitor could write into now, as its editor does. One call
 * for all of them: each of Playwright's own takes longer than the page does. Returns the fields' names.
 */
const writeInto = async (
  fields: (HTMLElement | SVGElement)[],
  { text, day }: { text: string; day: string },
) => {
  const names: string[] = []
  for (const field of fields) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    // Another may have taken its place meanwhile.
    if (!isText || !field.checkVisibility() || field.matches(':disabled, [readonly]')) continue
    if (field.type === 'color' || (field.type === 'number' && Number.isNaN(Number(text)))) continue
    field.focus()
    if (field.type === 'date') {
      // Past the setter with which React notices what it has set itself.
      Reflect.set(HTMLInputElement.prototype, 'value', day, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else {
      field.select()
      document.execCommand('insertText', false, text)
    }
    const labels = [...(field.labels ?? [])].map((label) => label.textContent)
    names.push((field.ariaLabel ?? (labels.join(' ') || field.textContent)).trim())
    await new Promise((resolve) => setTimeout(resolve))
  }
  return names
}

async function fillIn(page: Page, used: Used, text: string): Promise<void> {
  for (const role of ['textbox', 'searchbox', 'spinbutton', 'combobox'] as const) {
    const names = await page.getByRole(role).evaluateAll(writeInto, { text, day: PAST_DAY })
    for (const name of names) used.fields.add(name)
  }
}

/** Runs in the page: takes another option, color or state of each control that a visitor could use now. */
const turnEach = async (controls: (HTMLElement | SVGElement)[], round: number) => {
  for (const control of controls) {
    // Another control may have removed it meanwhile.
    if (!control.checkVisibility() || control.matches(':disabled')) continue
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = (round + 1) % control.options.length
    } else if (control.matches('input[type=color]')) {
      // Past the setter with which React notices what it has set itself.
      Reflect.set(HTMLInputElement.prototype, 'value', '#123456', control)
    } else if (control.matches('input[type=checkbox], input[type=radio], [role=switch]')) {
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      continue
    } else continue
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function turn(page: Page, round: number): Promise<void> {
  for (const role of ['combobox', 'checkbox', 'radio', 'switch'] as const)
    await page.getByRole(role).evaluateAll(turnEach, round)
  for (const slider of await page.getByRole('slider').elementHandles()) {
    const isReady = await slider.evaluate((element: HTMLElement | SVGElement) => {
      if (!element.checkVisibility() || element.matches(':disabled')) return false
      element.focus()
      return true
    })
    if (!isReady) continue
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  await page.locator('input[type=color]').evaluateAll(turnEach, round)
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
const pressNext = async (buttons: (HTMLElement | SVGElement)[], except: string[]) => {
  for (const button of buttons) {
    // The header stays from page to page.
    if ('pressedOn' in button && button.pressedOn === location.pathname) continue
    const label = button.getAttribute('aria-label') ?? button.textContent.trim()
    const name = label || (button.getAttribute('title') ?? '')
    const isReady = button.checkVisibility() && !button.matches(':disabled')
    // In a language of tests it stands in marks.
    if (!isReady || except.some((one) => name.includes(one))) continue
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
async function press(page: Page, used: Used, look: Look, afterPress: Look): Promise<void> {
  const found = await page.getByRole('button').elementHandles()
  const buttons = await page.evaluateHandle((handles) => handles, found)
  // A page that has the field itself needs no dialog.
  const hasField = (await page.locator('[data-ask]').count()) > 0
  // A call for each press: it counts as a visitor's, and a window of the system opens for one alone.
  const next = () => buttons.evaluate(pressNext, NOT_PRESSED)
  for (let pressed = await next(); pressed !== null; pressed = await next()) {
    const { name, hasDialog } = pressed
    used.buttons.add(name)
    const opensLater = !hasField && ASK.some((one) => name.includes(one))
    // The dialog comes with its code.
    if (opensLater) await page.locator('dialog[open] input').first().waitFor()
    if (opensLater || hasDialog) await leaveDialog(page, used, look)
    await afterPress()
  }
}

/**
 * Uses every control that the page has or gets: writes into all fields, turns all switches and lists,
 * presses all buttons. Finds them by their roles, so it meets those that are yet to be made. Looks
 * twice in each round: before buttons may clear what was entered, and at the end.
 * @param afterPress looks after each press too, at what passes
 */
export async function sweepPage(
  page: Page,
  look: Look,
  afterPress: Look = async () => {},
): Promise<Used> {
  const used: Used = { fields: new Set(), buttons: new Set() }
  await awaitAnswers(page)
  for (let round = 0; round < ROUNDS; round++) {
    await unfold(page)
    await fillIn(page, used, SENTINEL)
    await turn(page, round)
    await fillIn(page, used, AMOUNT)
    await look()
    await press(page, used, look, afterPress)
    await fillIn(page, used, SENTINEL)
    await look()
  }
  return used
}
