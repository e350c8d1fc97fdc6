import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { kept } from '#platform/kept'
import { localPlace, toolSettings } from '#platform/kept-place'
import type { FakeStorage } from '../support/fake-storage'
import { KEPT_VERSIONS, storageOf } from '../support/kept-versions'

// Version 1 was written by the states of release 1.0.0 themselves, without a number.
describe.each(KEPT_VERSIONS)('what version %i has kept is there on the next visit', (version) => {
  beforeEach(() => {
    vi.resetModules()
    storageOf(version)
  })

  test('of the calculator: history, memory and angle', async () => {
    const { useCalculator } = await import('../../src/tools/calculator/state')
    useCalculator.getState().open()
    const { history, memory, angle } = useCalculator.getState().calculator
    expect(history).toMatchObject([
      { expression: '2 + 3', shown: '5' },
      { expression: '1 ÷ 3', shown: '0.333333333333333' },
    ])
    expect([memory.toString(), angle]).toEqual([`0.${'3'.repeat(60)}`, 'radians'])
  })

  test('of the unit converter: units and form', async () => {
    const { useUnits } = await import('../../src/tools/unit-converter/state')
    useUnits.getState().mounted()
    await vi.waitFor(() => expect(useUnits.getState().category.id).toBe('data'))
    expect(useUnits.getState()).toMatchObject({
      from: { key: 'TB' },
      to: { key: 'GiB' },
      form: { notation: 'scientific', digits: 6 },
    })
  })

  test('of copies: the decimal comma', async () => {
    const { decimalCommaStore, startDecimalComma } = await import('#platform/decimal-comma')
    startDecimalComma()
    expect(decimalCommaStore.getState()).toBe(true)
  })

  test('of the timer: timers and options', async () => {
    const { browser } = await import('../../src/tools/countdown-timer/effects')
    expect(browser.timers.read()).toMatchObject({
      timers: [{ id: 1, name: 'Cake', timer: { phase: 'paused', leftMs: 300_000 } }],
      shown: 1,
    })
    expect(browser.options.read()).toMatchObject({ sound: 'chime', volume: 0.5, repeats: true })
  })

  test('of the color picker: the format and the recent colors', async () => {
    const { browser } = await import('../../src/tools/color-picker/effects')
    expect(browser.colors.read()).toEqual({ format: 'hsl', recent: ['#cc0000', '#336699'] })
  })

  test('of the password generator: the options', async () => {
    const { browser } = await import('../../src/tools/password-generator/effects')
    expect(browser.options.read()).toMatchObject({ length: 24, includeSymbols: false })
  })

  test('of the QR code generator: the look', async () => {
    const { browser } = await import('../../src/tools/qr-generator/effects')
    expect(browser.look.read()).toMatchObject({
      sizePx: 512,
      level: 'H',
      dark: '#112233',
      margin: 2,
    })
  })

  test('of the currency converter: the pair and the rates', async () => {
    const { browser } = await import('../../src/tools/currency-converter/effects')
    expect(browser.pair.read()).toEqual({ from: 'gbp', to: 'jpy' })
    expect(browser.readStored()?.rates.get('eur')).toBe(0.92)
  })
})

/** A page that keeps one size, in the form of version 1. */
function open(place: ReturnType<typeof toolSettings>) {
  const store = createStore(() => ({ size: 1 }))
  kept(place, {
    initial: { size: 1 },
    // A number in another form would get through.
    parse: (value) => value as { size: number },
  }).bind(store, { of: (state) => state, take: (value) => store.setState(value) })
  return store
}

describe('what a newer version has kept', () => {
  let storage: FakeStorage
  const places = [
    ['nimble.settings.sizes', () => toolSettings('sizes')],
    ['nimble.sizes', () => localPlace('sizes', { size: 1 })],
  ] as const

  beforeEach(() => void (storage = storageOf(1)))

  test.each(places)('is neither read nor replaced: %s', (key, place) => {
    const text = '{"size":"XL","version":2}'
    storage.setItem(key, text)
    const store = open(place())
    expect(store.getState()).toEqual({ size: 1 })
    store.setState({ size: 3 })
    store.setState({ size: 1 })
    expect(storage.getItem(key)).toBe(text)
  })

  test.each(places)('has a number, as what is kept now has: %s', (key, place) => {
    open(place()).setState({ size: 3 })
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({ size: 3, version: 1 })
  })
})
