import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const makeFormatter = vi.fn()

beforeEach(() => {
  vi.resetModules()
  const { DateTimeFormat } = Intl
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...args) {
    makeFormatter()
    return new DateTimeFormat(...args)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  makeFormatter.mockClear()
})

const load = () => import('#lib/local-time')

test('a local time is what toLocaleTimeString gives', async () => {
  const { localTime } = await load()
  const noon = new Date(2026, 10, 21, 12, 34, 56)
  expect(localTime(noon.getTime())).toBe(noon.toLocaleTimeString())
})

test('the formatter is made once', async () => {
  const { localTime } = await load()
  expect(makeFormatter).not.toHaveBeenCalled()
  localTime(0)
  localTime(1000)
  expect(makeFormatter).toHaveBeenCalledTimes(1)
})
