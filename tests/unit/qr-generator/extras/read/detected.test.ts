import { expect, test } from 'vitest'
import { withDetected } from '../../../../../src/tools/qr-generator/extras/read/domain/detected'
import type { FoundCode } from '../../../../../src/tools/qr-generator/extras/read/domain/read-codes'

const SIZE = { widthPx: 100, heightPx: 100 }

const cornersAt = (x: number) => [
  { x, y: 10 },
  { x: x + 20, y: 10 },
  { x: x + 20, y: 30 },
  { x, y: 30 },
]

const outlineAt = (x: number) =>
  cornersAt(x).map((corner) => ({ x: corner.x / 100, y: corner.y / 100 }))

const detected = (rawValue: string, x: number) => ({ rawValue, cornerPoints: cornersAt(x) })

const merged = (read: readonly FoundCode[], ...seen: ReturnType<typeof detected>[]) =>
  withDetected(read, seen, SIZE)

test('QR-94: a code that the browser alone sees is read', () => {
  expect(merged([], detected('blurred', 10))).toEqual([{ text: 'blurred', outline: outlineAt(10) }])
})

test('QR-94: of a code that both see, what the header states is kept', () => {
  const gs1: FoundCode = { text: '10AB\u001d21', isGs1: true, outline: outlineAt(10) }
  const part: FoundCode = { text: 'half', part: { place: 1, count: 2 }, outline: outlineAt(50) }
  // The separator is left out by some readers.
  expect(merged([gs1, part], detected('10AB21', 11), detected('half', 50))).toEqual([gs1, part])
})

test('QR-94: a code that ours does not know takes its text from the browser', () => {
  const unread: FoundCode = { text: null, outline: outlineAt(10) }
  expect(merged([unread], detected('汉字', 11))).toEqual([{ text: '汉字', outline: outlineAt(11) }])
})

test.each([
  ['no text', ''],
  ['bytes that are none', 'a\uFFFDb'],
])('QR-94: a code for which the browser has %s is read by ours, or is there unread', (_, raw) => {
  const own: FoundCode = { text: 'Müller', outline: outlineAt(10) }
  expect(merged([own], detected(raw, 10))).toEqual([own])
  expect(merged([], detected(raw, 10), detected(raw, 50))).toEqual([
    { text: null, outline: outlineAt(10) },
  ])
})

test('QR-94: two codes beside one another are two', () => {
  const own: FoundCode = { text: 'left', outline: outlineAt(10) }
  expect(
    merged([own], detected('left', 10), detected('right', 50)).map(({ text }) => text),
  ).toEqual(['left', 'right'])
})
