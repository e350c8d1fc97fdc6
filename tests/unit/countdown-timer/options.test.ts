import { expect, test } from 'vitest'
import {
  DEFAULT_OPTIONS,
  parseOptions,
  withChosen,
} from '../../../src/tools/countdown-timer/domain/options'

test('what was kept is read back', () => {
  const options = {
    lastSeconds: 5400,
    sound: 'chime',
    volume: 0.5,
    repeats: false,
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

test('TI-49: repeating and counting up exclude each other, also as earlier versions have kept both', () => {
  const repeating = withChosen({ ...DEFAULT_OPTIONS, countsUp: true }, { repeats: true })
  expect(repeating).toMatchObject({ repeats: true, countsUp: false })
  expect(withChosen(repeating, { countsUp: true })).toMatchObject({
    repeats: false,
    countsUp: true,
  })
  expect(withChosen(repeating, { countsUp: false })).toMatchObject({ repeats: true })
  expect(parseOptions({ repeats: true, countsUp: true })).toMatchObject({
    repeats: true,
    countsUp: false,
  })
})
