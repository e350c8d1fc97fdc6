import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failedHandOver, handOver, handOverAgain } from '../../../src/app/opening/hand-over'
import { TOOLS } from '../../../src/tools/registry'

const [qr, other] = ['qr-generator', 'color-picker'].map((wanted) => {
  const tool = TOOLS.find(({ id }) => id === wanted)
  if (!tool) throw new Error('no such tool')
  return tool
})
if (!qr || !other) throw new Error('no such tools')

const openText = vi.fn<(text: string) => null>(() => null)
const handed = { tool: qr, text: 'my secret', hash: '#extra=batch' }
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
  await handOverAgain(qr, '#extra=batch', fails)
  expect(failedHandOver.getState()).toBe(handed)
  await handOverAgain(qr, '#extra=batch', loads)
  expect(openText).toHaveBeenCalledExactlyOnceWith('my secret')
  expect(failedHandOver.getState()).toBeNull()
})

test.each([
  ['another page', other, '#extra=batch'],
  ['another address', qr, ''],
])('a text that could not be handed over is none for %s', async (_, tool, hash) => {
  await handOver(handed, fails)
  await handOverAgain(tool, hash, loads)
  expect(openText).not.toHaveBeenCalled()
  expect(failedHandOver.getState()).toBeNull()
})
