import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPage } from '../../support/fake-page'

/** The modules keep the choice and the marks for a visit: each test has a visit of its own. */
async function visit(decimal = ',') {
  vi.resetModules()
  const { numberMarks } = await import('#lib/number-marks')
  numberMarks.note({ decimal, group: '' })
  const comma = await import('#platform/decimal-comma')
  comma.startDecimalComma()
  return { ...comma, isOn: comma.decimalCommaStore.getState }
}

let page: ReturnType<typeof stubPage>
beforeEach(() => void (page = stubPage()))
afterEach(() => void vi.unstubAllGlobals())

test('SH-19: figures are copied with a point until the comma is chosen, on later visits too', async () => {
  const { copied, setDecimalComma } = await visit()
  expect(copied('1.5')).toBe('1.5')
  setDecimalComma(true)
  expect(copied('1.5')).toBe('1,5')
  const next = await visit()
  expect(next.copied('1.5')).toBe('1,5')
  next.setDecimalComma(false)
  expect((await visit()).isOn()).toBe(false)
})

test('SH-19: on a page whose mark is the point, copies have it all the same', async () => {
  const { copied, setDecimalComma } = await visit('.')
  setDecimalComma(true)
  expect(copied('1.5')).toBe('1.5')
})

test.each([
  ['-0.25', '-0,25'],
  ['1.5e-7', '1,5e-7'],
  ['5 ft 10.08 in', '5 ft 10,08 in'],
  ['2.2 lb\n1.5 kg', '2,2 lb\n1,5 kg'],
  ['12', '12'],
  ['', ''],
  // What is no figure stays as it is written.
  ['#1.5', '#1.5'],
  ['rgb(1 2 3 / 0.5)', 'rgb(1 2 3 / 0.5)'],
  ['oklch(0.7 0.1 200)', 'oklch(0.7 0.1 200)'],
  ['2026-11-30', '2026-11-30'],
  ['https://example.com/1.5', 'https://example.com/1.5'],
])('%j is copied as %j', async (text, expected) => {
  const { copied, setDecimalComma } = await visit()
  setDecimalComma(true)
  expect(copied(text)).toBe(expected)
})

test('SH-08: the choice is kept and forgotten as settings are', async () => {
  const { setDecimalComma } = await visit()
  setDecimalComma(true)
  expect(page.localStorage.getItem('nimble.settings.decimal-comma')).toBe('true')
  const { setKeepsSettings } = await import('#platform/kept-settings')
  setKeepsSettings(false)
  setDecimalComma(true)
  expect((await visit()).isOn()).toBe(false)
})

test('a choice made in another tab is followed', async () => {
  const { isOn } = await visit()
  const key = 'nimble.settings.decimal-comma'
  page.localStorage.setItem(key, 'true')
  page.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(isOn()).toBe(true)
})
