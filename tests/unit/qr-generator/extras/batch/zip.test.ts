import { expect, test } from 'vitest'
import {
  fileNameOf,
  uniqueNames,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/zip'

test.each([
  ['Table 4', 'Table 4'],
  ['https://example.com/a?b', 'https_example.com_a_b'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['  .hidden. ', 'hidden'],
  ['con', '_con'],
  ['LPT1.txt', '_LPT1.txt'],
  ['COM²', '_COM²'],
  ['contact', 'contact'],
  ['Café', 'Café'],
  // Shown as 'billexe.png': an ending that the file does not have.
  ['bill\u202egnp.exe', 'bill_gnp.exe'],
  ['\u2067דו״ח\u2069', '_דו״ח_'],
  ['...', ''],
  ['a'.repeat(79) + '\u{1f600}', 'a'.repeat(79)],
])('%j becomes the file name %j', (text, name) => {
  expect(fileNameOf(text)).toBe(name)
})

test('a name that was given is given again with a number', () => {
  const unique = uniqueNames()
  expect(['a', 'A', 'a', 'b', 'a (2)'].map(unique)).toEqual([
    'a',
    'A (2)',
    'a (3)',
    'b',
    'a (2) (2)',
  ])
})

test('a column of one name for all rows takes no time that grows with its square', () => {
  const unique = uniqueNames()
  let name = ''
  // With a search from 2 on for each of them, many times the limit of a test.
  for (let row = 0; row < 40_000; row++) name = unique('event')
  expect(name).toBe('event (40000)')
})
