import { afterEach, expect, test, vi } from 'vitest'
import { failedHandOver, handOver } from '../../../src/app/opening/hand-over'
import { TOOLS } from '../../../src/tools/registry'

const qr = TOOLS.find(({ id }) => id === 'qr-generator')

const openText = vi.fn<(text: string) => null>(() => null)

afterEach(() => vi.restoreAllMocks())

test('a text that could not be handed over is noted for its tool until the next one', async () => {
  if (!qr) throw new Error('no QR tool')
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await handOver(qr, 'my secret', () => Promise.reject(new Error('cut off')))
  expect(failedHandOver.getState()).toBe(qr)
  expect(log).toHaveBeenCalledWith('Opening', new Error('cut off'))
  await handOver(qr, 'my secret', () => Promise.resolve({ openText }))
  expect(openText).toHaveBeenCalledWith('my secret')
  expect(failedHandOver.getState()).toBeNull()
})
