import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'
import { recordTraffic } from './support/traffic'

// A link opens the currency converter.
test.use({ mockHosts: true })

const ANSWER_CODE = /\/static\/js\/(answer|box)/
const NOT_UNDERSTOOD = 'Not understood. Try one of these:'

const BOX_CODE = /\/static\/js\/box-\w/

const field = (page: Page) => page.locator('input[aria-label="Ask anything"]')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the field and types; on all pages but the landing page it is in a dialog. */
async function ask(page: Page, question: string) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(question)
}

async function askOnLandingPage(page: Page) {
  await field(page).fill('100 usd to eur')
  await expect(options(page).first()).toContainText('EUR')
  await field(page).fill('zq7 sentinel')
  await expect(page.getByText(NOT_UNDERSTOOD).first()).toBeVisible()
  await page.getByRole('button', { name: 'steelblue' }).click()
  await expect(field(page)).toHaveValue('steelblue')
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toContainText('#4682b4')
}

async function openByEnter(page: Page) {
  await field(page).fill('')
  await ask(page, '5 kg in lb')
  await expect(options(page).first()).toContainText('11.0231131092 lb')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Unit Converter')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/unit-converter#5kg=lb$/)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('5')
  await expect(page.getByLabel('To unit')).toHaveValue('lb')
}

async function askOverCalculator(page: Page) {
  await ask(page, '18% of 240')
  await expect(options(page).first()).toContainText('43.2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/calculator#18%25%20of%20240$/)
  await expect(page.getByText('18% of 240 =').first()).toBeVisible()

  const opener = page.getByRole('button', { name: 'Ask anything' })
  await opener.focus()
  await ask(page, '2+3*4')
  await expect(options(page).first()).toContainText('14')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  // The calculator did not get the keys.
  await expect(page.getByLabel('Display', { exact: true })).toHaveText('43.2')
}

async function chooseReading(page: Page) {
  await ask(page, '10 m')
  await expect(options(page)).toHaveCount(2)
  await expect(options(page).first()).toContainText('00:10:00')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Unit Converter')
  await expect(page).toHaveURL(/\/unit-converter#10m=ft$/)
  await ask(page, '0.1+0.2')
  await page.getByRole('button', { name: 'Copy 0.3' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.3')
  await page.keyboard.press('Escape')
}

async function openInMemory(page: Page) {
  await ask(page, 'qr my secret')
  await options(page).first().click()
  await expect(page.getByLabel('Text or link')).toHaveValue('my secret')
  await expect(page).toHaveURL(/\/qr-generator$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('secret')
  await expect(heading(page)).toHaveText('QR Code Generator')
  await ask(page, 'password 20')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/password-generator$/)
  await expect(page.getByRole('slider')).toHaveValue('20')
}

test('the field answers while one types, here and over every page, and opens the tool with it filled in', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { sent } = await recordTraffic(context)
  await page.goto('/')
  await hydrated(page.getByRole('button', { name: /^Theme/ }))
  expect(sent.filter(({ content }) => ANSWER_CODE.test(content))).toEqual([])

  await test.step('what is not understood is noted, and the examples fill the field', () =>
    askOnLandingPage(page))
  await test.step('Enter opens the tool with the answer', () => openByEnter(page))
  await test.step('the dialog opens on every page, takes the keys, and gives the focus back', () =>
    askOverCalculator(page))
  await test.step('several readings are gone through by arrows; the large one is copied', () =>
    chooseReading(page))
  await test.step('QR texts and passwords reach their tools in memory, not by the address', () =>
    openInMemory(page))
  await test.step('nothing that was asked was sent', () => {
    const own = new URL(baseURL ?? '').host
    expect(sent.filter(({ host }) => host !== own)).toEqual([])
    const contents = sent.map(({ content }) => content).join('\n')
    expect(contents).not.toMatch(/zq7.{0,3}sentinel|100.?usd|my.{0,3}secret/i)
  })
})

test('a link fills its page; nonsense in it is ignored with a note', async ({ page }) => {
  const hex = page.getByLabel('HEX', { exact: true })
  await page.goto('/color-picker#3498zz')
  await expect(page.getByText('The settings in this link could not be read.').last()).toBeVisible()
  await expect(hex).toHaveValue('#3498db')
  await page.goto('/color-picker#4682b4')
  await expect(hex).toHaveValue('#4682b4')
})

const CLIPBOARD_LINKS = [
  ['/unit-converter#5kg=lb', (page: Page) => page.getByLabel('From', { exact: true }), '5'],
  ['/countdown-timer#1h30m', (page: Page) => page.getByLabel('Minutes'), '30'],
  ['/currency-converter#100usd=jpy', (page: Page) => page.getByLabel('Amount'), '100'],
  ['/color-picker#4682b4', (page: Page) => page.getByLabel('HEX', { exact: true }), '#4682b4'],
] as const

test('Copy link gives the address that opens the tool as it is', async ({ page, baseURL }) => {
  for (const [path, valueOf, value] of CLIPBOARD_LINKS) {
    await page.goto('/')
    await page.goto(path)
    await expect(valueOf(page)).toHaveValue(value)
    const copy = page.getByRole('button', { name: 'Copy link' })
    await expect(copy).toBeEnabled()
    await copy.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
  }
  for (const path of ['/qr-generator', '/password-generator']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  }
})

/** Holds back the code of the box until it is let go. */
async function holdBox(page: Page) {
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => (gate.open = resolve))
  await page.route(BOX_CODE, async (route) => {
    await opened
    await route.continue()
  })
  return () => gate.open?.()
}

test('keys pressed before the dialog has come are in its field, and none reach the page', async ({
  page,
}) => {
  const letGo = await holdBox(page)
  await page.goto('/calculator')
  const opener = page.getByRole('button', { name: 'Ask anything' })
  await hydrated(opener)
  await opener.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('2+3*4')
  await expect(page.getByText('Loading...')).toBeVisible()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('+1')
  await expect(field(page)).toHaveValue('2+3*4+1')
  await expect(options(page).first()).toContainText('15')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByLabel('Display', { exact: true })).not.toContainText('4')
})

test('Enter pressed before the dialog has come opens the answer when it comes', async ({
  page,
}) => {
  const letGo = await holdBox(page)
  await page.goto('/qr-generator')
  await hydrated(page.getByRole('button', { name: 'Ask anything' }))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('5 kg in lb')
  await page.keyboard.press('Enter')
  letGo()
  await expect(heading(page)).toHaveText('Unit Converter')
  await expect(page).toHaveURL(/#5kg=lb$/)
})

for (const path of ['/', '/calculator']) {
  test(`a box that does not come is announced on ${path}, keeps what was typed, and comes on a second try`, async ({
    page,
    complaints,
  }) => {
    complaints.announce(/Failed to load resource/)
    await page.route(BOX_CODE, (route) => route.abort())
    await page.goto(path)
    await hydrated(page.getByRole('button', { name: 'Ask anything' }))
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('5 kg in lb')
    const failure = page.getByRole('alert').filter({ hasText: 'The answers could not be loaded.' })
    await expect(failure).toBeVisible()
    await page.unroute(BOX_CODE)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(options(page).first()).toContainText('11.0231131092 lb')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('5 kg in lb')
    await expect(failure).toHaveCount(0)
  })
}

test('Escape calls off a dialog that has not come', async ({ page }) => {
  await holdBox(page)
  await page.goto('/calculator')
  await hydrated(page.getByRole('button', { name: 'Ask anything' }))
  await page.getByRole('button', { name: '7', exact: true }).click()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '7', exact: true })).toBeFocused()
  await expect(page.getByLabel('Display', { exact: true })).toContainText('7')
})
