import { expect, test } from 'vitest'
import { err } from '#lib/result'
import * as csv from '#lib/csv'
import { layoutOf } from '../../../../../src/tools/qr-generator/extras/batch/domain/layout'
import { valueOf } from '../../../../support/qr-pictures'

const parseCsv = (text: string, limit: number) => csv.parseCsv(text, layoutOf, limit)

/** The records, one a text, with a bar between two fields. */
const fieldsOf = (text: string) => {
  const records = parseCsv(text, 100)
  return records.ok ? records.value.map(({ fields }) => fields.join('|')) : records.error
}

// RFC 4180, section 2, points 1 to 7.
test.each([
  ['aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n', ['aaa|bbb|ccc', 'zzz|yyy|xxx']],
  ['aaa,bbb,ccc\r\nzzz,yyy,xxx', ['aaa|bbb|ccc', 'zzz|yyy|xxx']],
  ['"aaa","bbb","ccc"\r\nzzz,yyy,xxx', ['aaa|bbb|ccc', 'zzz|yyy|xxx']],
  ['"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx', ['aaa|b\r\nbb|ccc', 'zzz|yyy|xxx']],
  ['"aaa","b""bb","ccc"', ['aaa|b"bb|ccc']],
])('%j has the records of RFC 4180', (text, records) => {
  expect(fieldsOf(text)).toEqual(records)
})

test.each([
  ['\uFEFFa,b', ['a|b']],
  ['a;b\n"1;2";3', ['a|b', '1;2|3']],
  ['a\tb\rc\td', ['a|b', 'c|d']],
  ['a,\n,b\n', ['a|', '|b']],
  ['a,\n\n,\n\nb,', ['a|', '|', 'b|']],
  ['5" nail,b', ['5" nail|b']],
  ['', []],
])('%j of a spreadsheet is read', (text, records) => {
  expect(fieldsOf(text)).toEqual(records)
})

test('a record has the number of the line that it begins in', () => {
  const records = valueOf(parseCsv('a\n"b\nb"\n\nc', 100))
  expect(records).toEqual([
    { line: 1, fields: ['a'] },
    { line: 2, fields: ['b\nb'] },
    { line: 5, fields: ['c'] },
  ])
})

test.each([
  ['\r\n\na;b\n1,5;2\n', ['1,5', '2']],
  ['"text"\na;b\n', ['a;b']],
])('%j: the first record that is not empty has the separator', (text, second) => {
  expect(valueOf(parseCsv(text, 100))[1]?.fields).toEqual(second)
})

test.each([
  ['Hello, big, world\tone\nBye\ttwo\n', ['Hello, big, world', 'one']],
  ['Hello, big, world;one\r\nBye;two', ['Hello, big, world', 'one']],
  ['a;b;c,one\n"d,e",two', ['a;b;c', 'one']],
  ['1,5;2,5\n3,25;4,75\n', ['1,5', '2,5']],
  ['1,5\t2,5\t3,5\n4,5\t5,5\t6,5', ['1,5', '2,5', '3,5']],
  ['1,2,3\n4,5,6', ['1', '2', '3']],
  ['1,2,a;b\n4,5,c;d', ['1', '2', 'a;b']],
  ['WIFI:T:WPA;S:a;P:b;;,Hall\nWIFI:T:WPA;S:c;P:d;;,Bar', ['WIFI:T:WPA;S:a;P:b;;', 'Hall']],
  ['text\nWIFI:T:WPA;S:a;P:b;;\nWIFI:T:WPA;S:c;P:d;;', ['text']],
  ['WIFI:T:WPA;S:a\\;b;P:c;;\nWIFI:S:d;;', ['WIFI:T:WPA;S:a\\;b;P:c;;']],
  [
    'WIFI:T:WPA;S:a;P:b\\\\;;,Hall\nWIFI:T:WPA;S:c;P:d\\\\;;,Bar',
    ['WIFI:T:WPA;S:a;P:b\\\\;;', 'Hall'],
  ],
  [
    'MECARD:N:Ann;TEL:1;EMAIL:a@b.example;;,Hall\nMECARD:N:Bob;TEL:2;EMAIL:c@d.example;;,Bar',
    ['MECARD:N:Ann;TEL:1;EMAIL:a@b.example;;', 'Hall'],
  ],
  // Of a single record nothing more is known.
  ['a,b,c;d', ['a', 'b', 'c;d']],
])('%j is parted by what is in each record as often', (text, first) => {
  expect(valueOf(parseCsv(text, 100))[0]?.fields).toEqual(first)
})

// Only the columns of the first record can be chosen: what was parted from a text would be lost.
test.each([
  ['url\nhttps://a.example/1,2;3\n', ['https://a.example/1,2;3']],
  ['"text"\n"Hello, ""big"" world"\n', ['Hello, "big" world']],
  ['Hello\nHello,\tworld\n', ['Hello,\tworld']],
])('%j: nothing parts a file whose first record is one field', (text, second) => {
  expect(valueOf(parseCsv(text, 100))[1]?.fields).toEqual(second)
})

test("a first line of Excel's, `sep=;`, is no record, and its sign parts the fields", () => {
  const records = valueOf(parseCsv('sep=;\r\na,b;c\r\n', 100))
  expect(records).toEqual([{ line: 2, fields: ['a,b', 'c'] }])
  expect(fieldsOf('sep=;x\n')).toEqual(['sep=|x'])
})

test('a quote that is not closed is reported with its line', () => {
  expect(parseCsv('a,\nb,"c\nd', 100)).toEqual(err({ code: 'open-quote', line: 2 }))
})

test('a field of 12 MB is read, and a quote that stays open before as much text is reported', () => {
  const long = 'x'.repeat(12_000_000)
  expect(valueOf(parseCsv(`"${long}",b\n`, 100))[0]?.fields).toEqual([long, 'b'])
  expect(parseCsv(`a,b\n"${long}`, 100)).toEqual(err({ code: 'open-quote', line: 2 }))
  expect(fieldsOf(`5" nail,b\n${long}`)).toHaveLength(2)
})

test('more records than the limit are refused', () => {
  // One more may be the names of the columns.
  expect(valueOf(parseCsv('a\nb\nc', 2))).toHaveLength(3)
  expect(parseCsv('a\nb\nc\nd', 2)).toEqual(err({ code: 'too-many', limit: 2 }))
  expect(fieldsOf('a\nb')).toHaveLength(2)
})

test('codes that are never closed are looked for no further than a code is long', () => {
  // A search to the end for each of them would take minutes.
  const text = `${'WIFI:'.repeat(100_000)},b`
  const startMs = performance.now()
  expect(fieldsOf(text)).toHaveLength(1)
  expect(performance.now() - startMs).toBeLessThan(5000)
})
