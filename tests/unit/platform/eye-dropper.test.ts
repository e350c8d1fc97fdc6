import { afterEach, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import { pickFromScreen } from '#platform/device/eye-dropper'

afterEach(() => void vi.unstubAllGlobals())

const stubDropper = (open: () => Promise<{ sRGBHex: string }>) =>
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = open
    },
  )

test.each([
  ['Escape is no failure', 'AbortError', ok(null)],
  ['any other error is one', 'OperationError', err('OperationError')],
])('of a color from the screen, %s', async (_, name, expected) => {
  stubDropper(() => Promise.reject(new DOMException('', name)))
  expect(await pickFromScreen()).toEqual(expected)
})

test('the color that is picked from the screen comes as text', async () => {
  stubDropper(async () => ({ sRGBHex: '#a1b2c3' }))
  expect(await pickFromScreen()).toEqual(ok('#a1b2c3'))
})
