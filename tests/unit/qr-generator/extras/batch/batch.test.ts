import { expect, test } from 'vitest'
import { grouped } from '#lib/writing.en'
import {
  MAX_ROWS,
  madeFiles,
  rowMaker,
  type BatchRow,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/batch'
import { TILES } from '../../../../../src/tools/qr-generator/extras/tiles.en'
import { faultText } from '../../../../../src/tools/qr-generator/extras/batch/texts.en'
import { batchZip } from '../../../../../src/tools/qr-generator/extras/batch/domain/zip'
import { createPacker } from '../../../../../src/tools/qr-generator/extras/batch/domain/packer'
import {
  areQuoted,
  firstColumns,
  readSource,
  rowsOf,
  sampleOf,
  unquoted,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/source'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/qr-generator/domain/settings'
import { deflate } from '../../../../../workers/adapters/compression'
import { growingZip } from '../../../../../workers/adapters/zip'
import { readPngWithZxing } from '../../../../support/qr-decoders'
import { ADAPTERS } from '../../../../support/qr-styles'
import { readZip } from '../../../../support/read-zip'

const row = (line: number, text: string) => ({ line, text, name: '' })

async function make(rows: BatchRow[], kind: 'png' | 'svg') {
  const makeRows = await rowMaker(DEFAULT_SETTINGS, { kind }, ADAPTERS)
  return makeRows({ from: 0, rows, isLatin: true })
}

test('each row has a file that reads as its text, and the others are delivered with a reason', async () => {
  const rows = [row(1, 'first'), row(2, 'x'.repeat(2332)), row(4, ' '), row(5, 'https://b.example')]
  const made = await make(rows, 'png')
  const files = madeFiles(rows, made)
  const read = await Promise.all(files.map(({ bytes }) => readPngWithZxing(bytes)))
  expect(read.map((code) => code && Buffer.from(code.bytes).toString())).toEqual([
    'first',
    'https://b.example',
  ])
  expect(files.map(({ line }) => line)).toEqual([1, 5])
  expect(made.faults.map((fault) => [fault.line, faultText(fault.error)])).toEqual([
    [2, 'The amount of data is too big to be stored in a QR Code'],
    [4, 'there is no text'],
  ])
})

test('QR-65: a row that has a fault of its own has no file, whatever its text', async () => {
  const rows = [row(1, 'first'), { ...row(2, 'b'), fault: { code: 'shortened' } as const }]
  const { sizes, faults } = await make(rows, 'png')
  expect(sizes).toEqual([expect.any(Number), 0])
  expect(faults).toEqual([{ line: 2, error: { code: 'shortened' } }])
})

test('the files are SVG on request', async () => {
  const { bytes } = await make([row(1, 'a')], 'svg')
  expect(Buffer.from(bytes).toString()).toMatch(/^<svg [^]*<\/svg>\n$/)
})

test('QR-63: of lines each is a code, blank ones are none, and keeps its number', () => {
  const read = readSource({ kind: 'lines', text: '\uFEFFa, b\r\n\n"c\n  \n' })
  const rows = read.ok && rowsOf(read.value, { text: 0, name: null, hasHead: false })
  expect(rows).toEqual([row(1, 'a, b'), row(3, '"c')])
})

test('QR-64: of a CSV the chosen columns are text and name, without its head', () => {
  const text = 'table;link\r\nOne;https://a.example\r\nTwo\r\n'
  const read = readSource({ kind: 'csv', text })
  const rows = read.ok && rowsOf(read.value, { text: 1, name: 0, hasHead: true })
  expect(rows).toEqual([
    { line: 2, text: 'https://a.example', name: 'One' },
    { line: 3, text: '', name: 'Two', fault: { code: 'field-count', count: 1, wanted: 2 } },
  ])
})

test('more lines than a batch has are refused', () => {
  expect(readSource({ kind: 'lines', text: 'a\n'.repeat(100_001) })).toEqual({
    ok: false,
    error: { code: 'too-many', limit: 100_000 },
  })
})

test('one record more than a batch has is its head or too many', async () => {
  const packer = createPacker({ openZip: () => growingZip(new Date(0)), deflate })
  await packer.open({ kind: 'csv', text: 'a\n'.repeat(100_001) })
  const start = (hasHead: boolean) =>
    packer.start({ text: 0, name: null, hasHead }, { kind: 'png' })
  await expect(start(true)).resolves.toEqual({ ok: true, value: 100_000 })
  const error = { code: 'too-many', limit: 100_000 }
  await expect(start(false)).resolves.toEqual({ ok: false, error })
})

test('QR-66: files have the names of their rows, with one ending, or the numbers of their lines, each once', async () => {
  const zip = batchZip(growingZip(new Date(0)), 'svg')
  const named = ['Menu', '', 'menu.SVG', '../x'].map((name, at) => ({ ...row(at + 3, 'a'), name }))
  const rows = [row(1, 'a'), row(2, 'x'.repeat(2332)), ...named]
  const bytes = [await zip.add(rows, await make(rows, 'svg')), await zip.end()]
  const names = ['code-1.svg', 'Menu.svg', 'code-4.svg', 'menu (2).svg', '_x.svg']
  expect([...readZip(Buffer.concat(bytes)).keys()]).toEqual(names)
})

const file = (name: string, size: number) => ({ name, bytes: new Uint8Array(size).fill(size) })

test('a ZIP that grows is one file with all that was added', async () => {
  const zip = growingZip(new Date(0))
  const parts = [
    await zip.add([file('a.png', 3), file('b.png', 70_000)]),
    await zip.add([]),
    await zip.add([file('ü.png', 1)]),
  ]
  // What was added comes out at once, but for what the stream itself holds.
  expect(parts[0]?.length).toBeGreaterThan(70_000)
  const files = readZip(Buffer.concat([...parts, await zip.end()]))
  expect([...files].map(([name, data]) => [name, data.length])).toEqual([
    ['a.png', 3],
    ['b.png', 70_000],
    ['ü.png', 1],
  ])
})

test.each([
  ['name,link', 1, 0, true],
  ['Text,File name', 0, 1, true],
  ['id,city,URL', 2, 0, true],
  ['link,city', 0, 1, true],
  ['city,link', 1, 0, true],
  ['title,street', 1, 0, true],
  ['street,city', 0, 1, true],
  ['name', 0, null, true],
  ['https://a.example,One', 0, 1, false],
  ['https://a.example', 0, null, false],
  ['One,2026,WIFI:T:WPA;S:a;P:b;;', 2, 0, false],
  ['name,www.a.example', 1, 0, false],
  ['1001', 0, null, false],
  ['Hall,+49 30 123-45', 0, 1, false],
  ['jane@example.com,Jane', 0, 1, false],
  ['Line 1,Q1/2026', 0, 1, true],
  ['Name,URL,2026', 1, 0, true],
  ['id,Text,City @ fair', 1, 0, true],
])('of the columns %s the texts are in %d, the names in %s: a head is %s', (line, ...first) => {
  const [text, name, hasHead] = first
  const head = line.split(',')
  expect(firstColumns([head, head.map(() => 'x')])).toEqual({ text, name, hasHead })
  expect(firstColumns([head])).toEqual({ text, name, hasHead: false })
})

test.each([
  // Links before mails, and both before what is only first.
  ['who,mail,site\nAnn,a@b.example,https://a.example\nBob,c@d.example,https://b.example', 2, 0],
  ['who,mail,site\nAnn,a@b.example,a.example/b\nBob,c@d.example,b.example/c', 2, 0],
  ['who,site\nAnn,a.com\nBob,www.b.org', 1, 0],
  ['who,mail\nAnn,a@b.example\nBob,c@d.example', 1, 0],
  ['url,who,page\n,Ann,https://a.example\n,Bob,https://b.example', 2, 1],
  ['nr,,place\n1,,Hall\n2,,Bar', 0, 2],
])(
  'QR-64: of %j the texts are in %d by what the columns have, the names in %d',
  (csv, text, name) => {
    const read = readSource({ kind: 'csv', text: csv })
    expect(read.ok && firstColumns(sampleOf(read.value))).toEqual({ text, name, hasHead: true })
  },
)

test('QR-65: a row without a text is listed, whatever it looks like', () => {
  const read = readSource({ kind: 'csv', text: 'text,name\na,One\n,\n\n"",Two\n' })
  const rows = read.ok && rowsOf(read.value, { text: 0, name: 1, hasHead: true })
  expect(rows).toEqual([
    { line: 2, text: 'a', name: 'One' },
    { line: 3, text: '', name: '' },
    { line: 5, text: '', name: 'Two' },
  ])
})

test.each([
  ['"a"\n"b ""c"""\n', true],
  ['"a"\nb', false],
  ['a "b"', false],
  ['""', true],
  ['"a","b"', false],
])('whether the lines of %j are whole quotes: %s', (text, areWhole) => {
  expect(areQuoted(text)).toBe(areWhole)
})

test('without their quotes the lines are what they quoted', () => {
  expect(unquoted('"a"\r\n\n "b ""c""" ')).toBe('a\n\nb "c"')
})

test('the tile of the batch promises as many codes as it takes', () => {
  expect(TILES.batch.promise).toContain(grouped(MAX_ROWS))
})
