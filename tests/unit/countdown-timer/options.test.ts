import { expect, test } from 'vitest'
import { DEFAULT_OPTIONS, parseOptions } from '../../../src/tools/countdown-timer/domain/options'

test('what was kept is read back', () => {
  const options = {
    lastSeconds: 5400,
    sound: 'chime',
    volume: 0.5,
    repeats: true,
    countsUp: true,
    keysAreOn: false,
  } as const
  expect(parseOptions(JSON.parse(JSON.stringify(options)))).toEqual(options)
})

test.each([
  null,
  7,
  [],
  { lastSeconds: 0, sound: 'siren', volume: 2, repeats: 1, countsUp: 'yes', keysAreOn: 1 },
  { lastSeconds: 86_400, volume: null },
])('what cannot be read is as at first: %j', (value) => {
  expect(parseOptions(value)).toEqual(DEFAULT_OPTIONS)
})
