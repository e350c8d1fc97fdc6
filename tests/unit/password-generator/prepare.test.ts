import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const client = {
  generatePassword: vi.fn(() => new Promise(() => {})),
  startWorker: vi.fn(),
}
const getItem = vi.fn(() => null)

const load = () => import('../../../src/tools/password-generator/store')

beforeEach(() => {
  vi.resetModules()
  vi.doMock('../../../src/tools/password-generator/client', () => client)
  vi.stubGlobal('localStorage', { getItem })
})
afterEach(() => {
  vi.doUnmock('../../../src/tools/password-generator/client')
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('while its link is only hovered, no password is made and no kept option is read', async () => {
  const { prepare } = await load()
  prepare(false)
  expect(client.startWorker).toHaveBeenCalledOnce()
  expect(client.generatePassword).not.toHaveBeenCalled()
  expect(getItem).not.toHaveBeenCalled()
})

test('the password of the first page of a visit is made beside its hydration', async () => {
  const { prepare } = await load()
  prepare(true)
  expect(client.generatePassword).toHaveBeenCalledOnce()
})
