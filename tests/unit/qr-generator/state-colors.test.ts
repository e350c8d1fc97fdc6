import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import type { QrSettings } from '../../../src/tools/qr-generator/domain/settings'
import { isOutdated } from '../../../src/tools/qr-generator/state'
import { codeStore, qrImage } from '../../support/qr-image'

/** A store with the picture of a text, and the settings that were drawn since. */
async function setup() {
  const drawn: QrSettings[] = []
  const store = codeStore({
    makeImage: async (settings) => {
      drawn.push(settings)
      return ok(qrImage().image)
    },
  })
  store.getState().change({ text: 'a' })
  await vi.advanceTimersByTimeAsync(0)
  drawn.length = 0
  const type = async (text: string, pauseMs: number) => {
    for (let end = 1; end <= text.length; end++) {
      store.getState().typeColor('dark', text.slice(0, end))
      await vi.advanceTimersByTimeAsync(pauseMs)
    }
  }
  return { store, drawn, type, darkOf: () => drawn.map(({ dark }) => dark) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a color typed with pauses is judged once, when it is whole', async () => {
  const { store, type, darkOf } = await setup()
  await type('#1a2b3c', 599)
  expect(darkOf()).toEqual(['#1a2b3c'])
  expect(store.getState().colors.dark).toBe('#1a2b3c')
})

test('QR-44: what has rested for 600 ms is judged', async () => {
  const { store, type, darkOf } = await setup()
  await type('#abc', 0)
  await vi.advanceTimersByTimeAsync(599)
  expect(darkOf()).toEqual([])
  expect(isOutdated(store.getState())).toBe(true)
  expect(store.getState().settings.dark).toBe('#000000')
  await vi.advanceTimersByTimeAsync(1)
  expect(darkOf()).toEqual(['#abc'])
  expect(isOutdated(store.getState())).toBe(false)
  expect(store.getState().settings.dark).toBe('#abc')
})

test('QR-45: on leaving the field it is judged at once, and not again', async () => {
  const { store, type, darkOf } = await setup()
  await type('red', 10)
  store.getState().settleColors()
  expect(darkOf()).toEqual(['red'])
  await vi.advanceTimersByTimeAsync(1000)
  store.getState().settleColors()
  expect(darkOf()).toEqual(['red'])
})

test('Generate judges the color that is being typed', async () => {
  const { store, type, darkOf } = await setup()
  await type('#abc', 10)
  store.getState().generate()
  await vi.advanceTimersByTimeAsync(0)
  expect(darkOf()).toEqual(['#abc'])
  expect(isOutdated(store.getState())).toBe(false)
})

test('a change of the size leaves the color that is being typed alone', async () => {
  const { store, type, darkOf } = await setup()
  await type('#12', 10)
  store.getState().change({ sizePx: 512 })
  expect(darkOf()).toEqual(['#000000'])
  expect(isOutdated(store.getState())).toBe(true)
  expect(store.getState().colors.dark).toBe('#12')
})

test('while a color is being typed there is nothing to download', async () => {
  const { store, type } = await setup()
  await type('#12', 10)
  const before = store.getState().image
  expect(before).not.toBeNull()
  // The download needs a document, which is not there: it would throw.
  await store.getState().download()
})
