import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '../../../src/lib/result'

const client = {
  drawSpectrum: vi.fn(async () => ok(null)),
  makePalette: vi.fn(async () => ok([])),
  startWorker: vi.fn(),
}
const getItem = vi.fn(() => null)

const load = () => import('../../../src/tools/color-picker/store')

beforeEach(() => {
  vi.resetModules()
  vi.doMock('../../../src/tools/color-picker/client', () => client)
  vi.stubGlobal('localStorage', { getItem })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.doUnmock('../../../src/tools/color-picker/client')
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('while its link is only hovered, nothing is drawn and no kept color is read', async () => {
  const { prepare } = await load()
  prepare(false)
  expect(client.startWorker).toHaveBeenCalledOnce()
  expect(client.drawSpectrum).not.toHaveBeenCalled()
  expect(getItem).not.toHaveBeenCalled()
})

test('the first page of a visit is drawn beside its hydration', async () => {
  const { prepare } = await load()
  prepare(true)
  expect(client.drawSpectrum).toHaveBeenCalledOnce()
  expect(client.makePalette).toHaveBeenCalledOnce()
})
