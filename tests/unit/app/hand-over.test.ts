import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failedHandOver, handOver, handOverAgain } from '../../../src/app/opening/hand-over'
import { TOOLS } from '../../../src/tools/registry'

const qr = TOOLS.find(({ id }) => id === 'qr-generator')
if (!qr) throw new Error('no QR tool')

const openText = vi.fn<(text: string) => null>(() => null)
const handed = { tool: qr, text: 'my secret', address: '/qr-generator#extra=batch' }
const fails = () => Promise.reject(new Error('cut off'))
const loads = () => Promise.resolve({ openText })

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  openText.mockClear()
})

test('a text that could not be handed over is noted for its tool until the next one', async () => {
  await handOver(handed, fails)
  expect(failedHandOver.getState()).toBe(handed)
  expect(console.error).toHaveBeenCalledWith('Opening', new Error('cut off'))
  await handOver(handed, loads)
  expect(openText).toHaveBeenCalledWith('my secret')
  expect(failedHandOver.getState()).toBeNull()
})

test('a text is handed over again to its page at its address, once that has come', async () => {
  await handOver(handed, fails)
  await handOverAgain(handed.address, fails)
  expect(failedHandOver.getState()).toBe(handed)
  await handOverAgain(handed.address, loads)
  expect(openText).toHaveBeenCalledExactlyOnceWith('my secret')
  expect(failedHandOver.getState()).toBeNull()
})

test.each([
  ['another page', '/color-picker#extra=batch'],
  ['another address', '/qr-generator'],
])('a text that could not be handed over is none for %s', async (_, address) => {
  await handOver(handed, fails)
  await handOverAgain(address, loads)
  expect(openText).not.toHaveBeenCalled()
  expect(failedHandOver.getState()).toBeNull()
})
