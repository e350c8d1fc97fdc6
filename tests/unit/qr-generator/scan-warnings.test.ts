import { expect, test } from 'vitest'
import { renderCode } from '../../../src/tools/qr-generator/domain/render'
import { DEFAULT_SETTINGS, type QrSettings } from '../../../src/tools/qr-generator/domain/settings'
import { judgedColors, scanWarnings } from '../../../src/tools/qr-generator/domain/scannability'
import { valueOf } from '../../support/qr-pictures'
import { ADAPTERS } from '../../support/qr-styles'

async function warningsOf(patch: Partial<QrSettings>, isAsSet = true) {
  const settings = { ...DEFAULT_SETTINGS, ...patch }
  const { figures } = valueOf(await renderCode(settings, ADAPTERS))
  const { ofLook, tooLargeAt } = scanWarnings(judgedColors(settings), figures, isAsSet)
  return [ofLook, tooLargeAt]
}

const LETTERS = 'a'.repeat(1200)

test('QR-92: 1,200 letters are too large for some scanners, and their modules are small', async () => {
  expect(await warningsOf({ text: LETTERS })).toEqual(['small-modules', 'M'])
  // ISO/IEC 18004, table 7: version 22 of level L holds 1,003 bytes.
  expect(await warningsOf({ text: 'a'.repeat(1003), level: 'L' })).toEqual(['small-modules', null])
  expect(await warningsOf({ text: LETTERS, level: 'H', sizePx: 512 })).toEqual([
    'smallest-modules',
    'H',
  ])
  expect(await warningsOf({ text: LETTERS }, false)).toEqual([null, 'M'])
})

test('colors come first, and a short text has no warning', async () => {
  expect(await warningsOf({ text: LETTERS, dark: '#eeeeee' })).toEqual(['low-contrast', null])
  expect(await warningsOf({ text: 'https://example.com' })).toEqual([null, null])
  expect(scanWarnings('fine', null, true)).toEqual({ ofLook: null, tooLargeAt: null })
})
