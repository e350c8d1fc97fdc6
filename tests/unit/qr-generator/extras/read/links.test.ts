import { expect, test } from 'vitest'
import { linkOf } from '../../../../../src/tools/qr-generator/extras/read/domain/link'

test.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  [' HTTP://A.example ', 'HTTP://A.example'],
  ['www.a.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://a.example and more', null],
  ['https://', null],
])('QR-73: of %j the link that can be opened is %s', (text, link) => {
  expect(linkOf(text)).toBe(link)
})

test('QR-73: a part of a text over several codes is not opened: its link may be cut', () => {
  expect(linkOf('https://a.example/b', { place: 1, count: 2 })).toBeNull()
})
