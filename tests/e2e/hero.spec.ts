import type { Page } from '@playwright/test'
import { EXAMPLES } from '../../src/app/answers/examples.en'
import { AVAILABLE_TOOLS } from '../../src/app/landing.en'
import { NIGHTLY } from '../support/nightly'
import { field, openButton } from './support/ask-page'
import { hydrated } from './support/hydrated'
import { recordShifts, takeShifts } from './support/shifts'
import { expect, test } from './support/test'

const second = EXAMPLES.at(1)?.question ?? ''

/** Lets time pass until that example is shown; the browser reports a moment later that the window can be seen. */
const showsNext = (page: Page, question: string) =>
  expect(async () => {
    await page.clock.runFor(500)
    const shown = page.locator('[data-ask] button[aria-current]')
    await expect(shown).toHaveText(question, { timeout: 100 })
  }).toPass()

test('AN-31: the window at rest goes through its examples once, typed letter by letter in one place, and stops at a touch', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Stopped before the page comes, or the play would begin on a busy machine before it is watched.
  await page.clock.install({ time: '2026-03-04T12:00:00' })
  await page.clock.pauseAt('2026-03-04T12:01:00')
  await page.addInitScript(recordShifts)
  await page.goto('/')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  const list = page.getByRole('heading', { name: AVAILABLE_TOOLS })
  const { y } = (await list.boundingBox()) ?? {}
  const shown = page.locator('[data-ask] button[aria-current]')
  // The value of the example, which is in the prerendered page.
  const value = page.locator('[data-ask] p.numerals')
  expect((await value.boundingBox())?.height).toBeGreaterThan(40)
  const typed = await field(page).evaluateHandle((input: HTMLInputElement) => {
    const texts: string[] = []
    const note = () => texts.push(input.placeholder)
    new MutationObserver(note).observe(input, { attributeFilter: ['placeholder'] })
    return texts
  })
  const placeholder = (await field(page).getAttribute('placeholder')) ?? ''
  for (const { question } of [...EXAMPLES.slice(1), EXAMPLES[0]]) {
    await showsNext(page, question)
    expect((await list.boundingBox())?.y).toBe(y)
  }
  await page.clock.runFor(6000)
  await expect(shown).toHaveText(EXAMPLES[0].question)
  await expect(field(page)).toHaveAttribute('placeholder', placeholder)
  const letters = EXAMPLES.slice(1).flatMap(({ question }) =>
    [...question].map((_, at) => `${question.slice(0, at + 1)}|`),
  )
  expect(await typed.jsonValue()).toEqual([...letters, placeholder])
  await page.clock.resume()
  expect(await takeShifts(page)).toEqual([])
  await page.reload()
  await showsNext(page, second)
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(9000)
  await expect(shown).toHaveText(second)
  await shown.click()
  await expect(field(page)).toHaveValue(second)
  await expect(openButton(page)).toBeVisible()
  expect((await list.boundingBox())?.y).toBe(y)
})

async function showCards(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(7)
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 })
}

async function pressEscape(page: Page) {
  await field(page).fill('timer')
  const rows = page.getByRole('listbox').getByRole('option')
  await expect(rows.nth(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(0)
  await expect(field(page)).toHaveValue('timer')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(openButton(page)).toHaveCount(0)
}

async function askOnNarrowPhone(page: Page) {
  await page.setViewportSize({ width: 280, height: 700 })
  for (const [question, first, last] of [
    ['100!', '0', '1e158'],
    ['500000 km in mm', '0 mm', '500B'],
    // The scale ends in red again, which is not written.
    ['#3498db', 'Red', 'Blue'],
  ] as const) {
    await field(page).fill(question)
    const labels = page.locator('[data-ask] svg > text')
    await expect(labels.filter({ hasText: last })).toHaveCount(1)
    const all = await Promise.all(
      (await labels.all()).map(async (label) => ({
        text: await label.textContent(),
        box: await label.boundingBox(),
      })),
    )
    const shown = all.filter(({ box }) => box !== null && box.width > 0)
    const boxes = shown.flatMap(({ box }) => box ?? []).toSorted((a, b) => a.x - b.x)
    const gaps = boxes
      .slice(1)
      .map(({ x }, index) => x - (boxes[index]?.x ?? 0) - (boxes[index]?.width ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(2)
    expect(shown.at(0)?.text).toBe(first)
    expect(shown.at(-1)?.text).toBe(last)
  }
}

/** Answers with many notes, lines or colors, with readings, with a unit of many letters, beside a face, and what is made. */
const CROWDED = [
  'contrast rgba(0,0,0,0.5) on white',
  'palette of teal',
  '2000 calories',
  'pin 6',
  '$50',
  '5:30 min/km in min/mile',
  '3pm london to new york on 2026-12-28',
]

async function askCrowded(page: Page) {
  for (const [width, height] of [
    [280, 800],
    [360, 800],
    [740, 360],
    [768, 800],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await field(page).fill('')
    const shown = page.locator('[data-ask] section')
    await expect(shown.locator('button[aria-current]')).toBeVisible()
    const atRest = await shown.boundingBox()
    for (const question of CROWDED) {
      await field(page).fill(question)
      await expect(shown.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
      const { height: answered } = (await shown.boundingBox()) ?? {}
      expect(answered, `${question} at ${width}`).toBe(atRest?.height)
    }
  }
}

/** What has more to say than there is room for, with text of twice the size. */
async function askInLargeText(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const shown = page.locator('[data-ask] section')
  await field(page).fill('')
  await expect(shown.locator('button[aria-current]')).toBeVisible()
  const atRest = await shown.boundingBox()
  for (const question of ['$50 in eur', '$123456789012', 'qr https://example.com', 'wifi qr']) {
    await field(page).fill(question)
    await expect(shown.getByRole('button', { name: /^Open in/ })).toBeVisible()
    expect((await shown.boundingBox())?.height, question).toBe(atRest?.height)
  }
  await test.step('the rate of an amount is not cut off', async () => {
    await field(page).fill('$50 in eur')
    await expect(shown.getByText(/^Rate: /)).toBeVisible()
    const facts = shown.getByText(/^Rate: /).locator('..')
    expect(await facts.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

/** A word that is wider than a phone, and a row that goes on beyond its edge. */
async function askForMuch(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  const shown = page.locator('[data-ask] section')
  await field(page).fill('')
  const examples = shown.locator('button[aria-current]').locator('..')
  await expect(examples).not.toHaveCSS('mask-image', 'none')
  const last = examples.getByRole('button').last()
  await last.focus()
  const gapPx = await last.evaluate((button) => {
    const row = button.parentElement?.getBoundingClientRect()
    return (row?.right ?? 0) - button.getBoundingClientRect().right
  })
  // Where it fades out.
  expect(gapPx).toBeGreaterThanOrEqual(32)
  const atRest = await shown.boundingBox()
  await field(page).fill(`timer 12 min ${'tea'.repeat(20)}`)
  await expect(shown.getByRole('button', { name: /^Start/ })).toBeVisible()
  expect(await shown.boundingBox()).toEqual(atRest)
  expect(await shown.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0)
  await field(page).fill(`qr ${'many letters '.repeat(100)}`)
  await expect(shown.getByRole('status').first()).toBeVisible()
  expect(await shown.boundingBox()).toEqual(atRest)
}

/** With facts of one line and of two, in the window and beside what is made there. */
async function askForScales(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  const copy = page.locator('[data-ask] section').getByRole('button', { name: /^Copy/ }).first()
  const middles: number[] = []
  for (const question of ['contrast red on white', '100 usd to eur', 'pin 6', 'passphrase']) {
    await field(page).fill(question)
    await expect(page.locator('[data-ask] section svg > text').first()).toBeVisible()
    if (question.startsWith('p')) await expect(page.getByText(/ bits$/)).toBeVisible()
    const { y, height } = (await copy.boundingBox()) ?? { y: 0, height: 0 }
    middles.push(y + height / 2)
  }
  expect(new Set(middles).size, middles.join()).toBe(1)
  // Of its figures, which are in the only line.
  await field(page).fill('passphrase of 3 words')
  const bits = (await page.getByText(/38\.7 bits$/).boundingBox()) ?? { y: 0, height: 0 }
  expect(Math.abs(bits.y + bits.height / 2 - (middles[0] ?? 0))).toBeLessThan(1)
}

/** Numbers of many digits and of few, one below the other and in two columns. */
async function askForLists(page: Page) {
  const units = page.locator('[data-ask] section li > small')
  for (const [width, columns] of [
    [360, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await field(page).fill('5 kg')
    await expect(units).toHaveCount(4)
    const starts = await units.evaluateAll((all) =>
      all.map((unit) => [
        unit.getBoundingClientRect().left,
        unit.previousElementSibling?.getBoundingClientRect().right,
      ]),
    )
    for (const [at, start] of starts.entries()) expect(start).toEqual(starts[at % columns])
  }
}

/** Where it would break at a hyphen. */
async function askForDate(page: Page) {
  await page.setViewportSize({ width: 768, height: 800 })
  await field(page).fill('$50')
  const date = page.locator('[data-ask] section time')
  await expect(date).toHaveText(/^\d{4}-\d\d-\d\d$/)
  expect(await date.evaluate((element) => element.getClientRects().length)).toBe(1)
}

test('the window answers on every screen', async ({ page }) => {
  await page.goto('/')
  await test.step('SH-13: the window and all cards stand above the fold of a small desktop', () =>
    showCards(page))
  await test.step('Escape takes away what lies over the page, and then what was asked', () =>
    pressEscape(page))
  await test.step('words below a scale keep clear of each other on the narrowest phones, and the ends stay', () =>
    askOnNarrowPhone(page))
  await test.step('AN-31: the window is as high with whatever it has to say', () =>
    askCrowded(page))
  await test.step('the main button has one place in all windows with a scale', () =>
    askForScales(page))
  await test.step('in a list numbers end and units begin below each other', () => askForLists(page))
  await test.step('a date stands in one line', () => askForDate(page))
  await test.step('a long name leaves the window as it is, and a row that scrolls fades out', () =>
    askForMuch(page))
  await test.step('AN-31: the window is as high in large text, and nothing in it is cut off', () =>
    askInLargeText(page))
})

test('without motion the window at rest is still', NIGHTLY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  await page.clock.runFor(9000)
  await expect(page.locator('[data-ask] button[aria-current]')).toHaveText(EXAMPLES[0].question)
})
