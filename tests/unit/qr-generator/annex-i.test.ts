import { expect, test } from 'vitest'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { toRows } from '../../support/plain-penalty'
import { valueOf } from '../../support/qr-pictures'
import { codewordsOfVersion1 } from '../../support/read-matrix'

test('QR-01: 01234567 at M in version 1 with mask 2 is the symbol of ISO/IEC 18004 Annex I', () => {
  const matrix = valueOf(encodeQr('01234567', 'M', { version: 1, mask: 2 }))
  const rows = toRows(matrix.dark, matrix.side)
  expect(rows[0]).toBe('#######..#.##.#######')
  expect(rows[9]).toBe('...#.#.##.#.#..#.##..')
  expect(rows[20]).toBe('#######.####.#..#.#..')
})

test('QR-01: 01234567 at M has the codewords published in ISO/IEC 18004 Annex I', () => {
  const matrix = valueOf(encodeQr('01234567', 'M', { version: 1, mask: 0 }))
  expect(codewordsOfVersion1(matrix)).toBe(
    '10 20 0C 56 61 80 EC 11 EC 11 EC 11 EC 11 EC 11 A5 24 D4 C1 ED 36 C7 87 2C 55',
  )
})

test('QR-02: HELLO WORLD at M has the known data and error correction codewords', () => {
  const matrix = valueOf(encodeQr('HELLO WORLD', 'M', { version: 1, mask: 0 }))
  expect(codewordsOfVersion1(matrix)).toBe(
    '20 5B 0B 78 D1 72 DC 4D 43 40 EC 11 EC 11 EC 11 C4 23 27 77 EB D7 E7 E2 5D 17',
  )
})
