import { expect, test } from 'vitest'
import { readHex } from '#lib/color'
import { PRESETS } from '../../../src/tools/color-picker/domain/presets'

test('CO-27: there are 12 presets of different names and values', () => {
  expect(new Set(PRESETS.map(({ color }) => color)).size).toBe(12)
  expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(12)
})

test('presets are lower-case hex', () => {
  const colors = PRESETS.map(({ color }) => color)
  expect(colors.map((color) => readHex(color))).toEqual(colors)
})
