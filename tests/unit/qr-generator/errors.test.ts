import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { errorText } from '../../../src/tools/qr-generator/texts.en'

/** The text that the library throws. */
function thrownBy(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  return 'nothing was thrown'
}

test("QR-42: 'No input text' is the library's text for an empty text", () => {
  expect(thrownBy(() => create('', { errorCorrectionLevel: 'M' }))).toBe(
    errorText({ code: 'no-input' }),
  )
  expect(errorText({ code: 'no-input' })).toBe('No input text')
})

test("QR-42: 'Invalid data' is the library's text for what is no text", () => {
  // @ts-expect-error a caller without types can hand over anything
  expect(thrownBy(() => create(5, { errorCorrectionLevel: 'M' }))).toBe(
    errorText({ code: 'invalid-data' }),
  )
  expect(errorText({ code: 'invalid-data' })).toBe('Invalid data')
})

test("QR-42: 'The amount of data is too big...' is the library's text for a text too long", () => {
  const text = errorText({ code: 'too-big', bytes: 2332, level: 'M', fitsAt: 'L' })
  expect(thrownBy(() => create('a'.repeat(2332), { errorCorrectionLevel: 'M' }))).toBe(text)
  expect(text).toBe('The amount of data is too big to be stored in a QR Code')
})

test("QR-42: the version-too-small text is the library's, with its smallest version", () => {
  const text = errorText({ code: 'version-too-small', minVersion: 5 })
  expect(thrownBy(() => create('a'.repeat(100), { errorCorrectionLevel: 'L', version: 4 }))).toBe(
    text,
  )
  expect(text).toContain('Minimum version required to store current data is: 5.')
})

test('a color that is refused and a picture that is too small have a text for the log', () => {
  expect(errorText({ code: 'bad-color', field: 'dark', value: '#gggggg' })).toBe(
    'Invalid hex color: #gggggg',
  )
  expect(errorText({ code: 'size-too-small', version: 40, fitsAtPx: 256 })).toBe(
    'A version 40 QR Code needs a picture of at least 256 px',
  )
})
