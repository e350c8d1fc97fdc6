import { expect, test } from 'vitest'
import { readTextFile } from '#platform/read-text-file'

test.each([
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00], true],
  ['UTF-16 of the other order', [0xfe, 0xff, 0x00, 0xe9], true],
  ['UTF-8', [0xc3, 0xa9], true],
  ['Windows-1252', [0xe9], false],
])('a file in %s is read', async (_, bytes, isUtf) => {
  expect(await readTextFile(new Blob([Uint8Array.from(bytes)]))).toEqual({ text: 'é', isUtf })
})

test('a file that is no text, as a workbook, is not read', async () => {
  const workbook = new Blob(['PK', Uint8Array.of(3, 4, 20, 0), 'xl/sheet1.xml'])
  expect(await readTextFile(workbook)).toBeNull()
})
