import * as qrcode from 'qrcode'
import { expect, test, vi } from 'vitest'
import { bytesLeftAfter } from '../../../src/tools/qr-generator/domain/capacity'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import * as segmentation from '../../../src/tools/qr-generator/domain/segments'
import { nayukiModules } from '../../support/nayuki'
import { valueOf } from '../../support/qr-pictures'

vi.mock(import('qrcode'), { spy: true })
vi.mock(import('../../../src/tools/qr-generator/domain/segments'), { spy: true })

test.each(['', ' ', '   ', '\t\r\n', '\u00a0', '\ufeff'])(
  'a blank text (%j) is no input',
  (text) => {
    expect(encodeQr(text, 'M')).toEqual({ ok: false, error: { code: 'no-input' } })
  },
)

test.each([
  ['a first half', '\ud83d'],
  ['a second half', '\udc4b'],
  ['halves in the wrong order', '\udc4b\ud83d'],
  ['a half between letters', 'ab\ud83dcd'],
  ['a half behind a whole pair', '👋\ud83d'],
])('QR-24: %s of a surrogate pair is invalid data', (_, text) => {
  expect(encodeQr(text, 'M')).toEqual({ ok: false, error: { code: 'invalid-data' } })
})

test('QR-26: a pasted megabyte is refused before it is segmented or encoded', () => {
  vi.clearAllMocks()
  expect(encodeQr('1aA'.repeat(333_333), 'L')).toEqual({
    ok: false,
    error: { code: 'too-big', bytes: 999_999, level: 'L', fitsAt: null },
  })
  expect(segmentation.segmentText).not.toHaveBeenCalled()
  expect(qrcode.create).not.toHaveBeenCalled()
})

test('QR-26: 7089 characters are looked at, 7090 are not', () => {
  vi.clearAllMocks()
  expect(encodeQr('7'.repeat(7090), 'L').ok).toBe(false)
  expect(segmentation.segmentText).not.toHaveBeenCalled()
  expect(encodeQr('7'.repeat(7089), 'L').ok).toBe(true)
})

test('behind a pasted megabyte no byte is left, and nothing is segmented to know that', () => {
  vi.clearAllMocks()
  expect(bytesLeftAfter('1aA'.repeat(333_333), 'L')).toBe(0)
  expect(segmentation.segmentText).not.toHaveBeenCalled()
})

test('a text that is too big at its level names its bytes, that level and the highest one that holds it', () => {
  expect(encodeQr('a'.repeat(2332), 'M')).toEqual({
    ok: false,
    error: { code: 'too-big', bytes: 2332, level: 'M', fitsAt: 'L' },
  })
  expect(encodeQr('é'.repeat(700), 'H')).toEqual({
    ok: false,
    error: { code: 'too-big', bytes: 1400, level: 'H', fitsAt: 'Q' },
  })
})

test('a forced version that cannot hold the text names the smallest that can', () => {
  expect(encodeQr('a'.repeat(100), 'L', { version: 4 })).toEqual({
    ok: false,
    error: { code: 'version-too-small', minVersion: 5 },
  })
})

test('a forced version that is larger than needed is kept', () => {
  expect(encodeQr('a', 'L', { version: 30 })).toMatchObject({ value: { version: 30, side: 137 } })
})

test('a forced version holds the text as typed, cut as suits that version', () => {
  // Six digits are worth a segment of their own up to version 9 only.
  const text = ' ab123456cd '
  const forced = { version: 30, mask: 3 }
  const wanted = nayukiModules([{ mode: 'byte', data: text }], { ...forced, level: 'Q' })
  expect(segmentation.segmentText(text, 9).segments).toHaveLength(3)
  expect(valueOf(encodeQr(text, 'Q', forced)).dark).toEqual(wanted)
})

test('the matrix has one entry per module, 0 or 1', () => {
  const encoded = encodeQr('https://example.com', 'M')
  expect(encoded).toMatchObject({ ok: true, value: { side: 25, version: 2 } })
  const dark = encoded.ok ? encoded.value.dark : new Uint8Array()
  expect(dark).toHaveLength(625)
  expect(new Set(dark)).toEqual(new Set([0, 1]))
})
