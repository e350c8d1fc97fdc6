import { afterEach, expect, test, vi } from 'vitest'

// Not a literal, since the entry belongs to the compiler project that has a worker's globals.
const ENTRY = '../../workers/local-time.worker'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the worker makes a formatter of times, and then posts its message', async () => {
  const order: string[] = []
  const { DateTimeFormat } = Intl
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...args) {
    order.push('made')
    return new DateTimeFormat(...args)
  })
  vi.stubGlobal('postMessage', () => order.push('posted'))
  await import(ENTRY)
  expect(order).toEqual(['made', 'posted'])
})
