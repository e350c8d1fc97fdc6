import { describe, expect, test, vi } from 'vitest'
import { labelContent } from '../../../../../src/tools/qr-generator/extras/batch/domain/label'
import { labelSheetOf } from '../../../../../src/tools/qr-generator/extras/batch/domain/label-sheet'
import { fitLine } from '../../../../../src/tools/qr-generator/extras/batch/domain/label-text'
import { PLAIN_STYLE } from '../../../../../src/tools/qr-generator/domain/style'
import type { DrawCaption } from '../../../../../src/tools/qr-generator/domain/adapters'
import { jsqr } from '../../../../support/qr-decoders'
import { LOGO } from '../../../../support/qr-styles'
import { choice, inch, labelsOf, objectsOf, pagesOf, pdfOf, row, sheetOf } from './label-pages'

/** Paints the rectangles of a code, 4 pixels a module, and reads it. */
async function read({ span, code }: { span: number; code: string }) {
  const side = span * 4
  const rgba = new Uint32Array(side * side).fill(0xffffffff)
  for (const rectangle of code.matchAll(/^(\d+) (\d+) (\d+) (-?\d+) re$/gm)) {
    const [x = 0, y = 0, width = 0, height = 0] = rectangle.slice(1).map((part) => Number(part) * 4)
    // That of a hole begins below.
    const top = Math.min(y, y + height)
    for (let line = top; line < top + Math.abs(height); line++) {
      const [from, to] = [line * side + x, line * side + x + width]
      // One within another takes away from it.
      rgba.fill(rgba[from] === 0xff000000 ? 0xffffffff : 0xff000000, from, to)
    }
  }
  const bytes = await jsqr({ png: new Uint8Array(0), raster: { sizePx: side, rgba } })
  return bytes && Buffer.from(bytes).toString()
}

test('QR-68: labels stand where the sheet has them, on as many pages as they need', async () => {
  const rows = Array.from({ length: 61 }, (_, at) =>
    row(`https://example.com/${at}`, `Table ${at}`),
  )
  const pages = pagesOf(await pdfOf(rows, sheetOf({ layout: 'letter-3x10' })))
  expect(pages.map((page) => labelsOf(page).length)).toEqual([30, 30, 1])
  const labels = labelsOf(pages[0] ?? '')
  // 5160: 3/16 in from the left, 2.75 in apart; 1/2 in from the top, 1 in high.
  expect(labels[4]?.x).toBeCloseTo(inch(0.1875 + 2.75), 3)
  expect(labels[4]?.y).toBeCloseTo(inch(11 - 0.5 - 2), 3)
  for (const { codeX, codeY, side } of labels) {
    expect(codeX).toBeCloseTo((inch(2.625) - side) / 2, 3)
    expect(codeY + side).toBeLessThanOrEqual(inch(1) - 1.99)
    expect(side).toBeGreaterThan(15)
  }
  expect(labels.map(({ text }) => text)).toEqual(rows.slice(0, 30).map(({ name }) => name))
  expect(await read(labels[4] ?? { span: 0, code: '' })).toBe('https://example.com/4')
})

test.each([
  ['page-62x29', {}, 62, 29],
  ['page-25x25', {}, 25, 25],
  ['page', { across: '101.6', down: '152.4' }, 101.6, 152.4],
] as const)('QR-68: with %s each page is one label', async (layout, size, width, height) => {
  // What was chosen for a sheet is of no interest here.
  const sheet = sheetOf({ layout, ...size, first: '5' })
  const pdf = await pdfOf(
    ['a', 'b', 'c'].map((path) => row(`https://example.com/${path}`)),
    sheet,
  )
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\[0 0 (\S+) (\S+)\]/g)]
  const sides = boxes.map((box) => box.slice(1).map((points) => (Number(points) * 25.4) / 72))
  expect(sides).toHaveLength(3)
  for (const [across, down] of sides) {
    expect(across).toBeCloseTo(width, 3)
    expect(down).toBeCloseTo(height, 3)
  }
  const labels = pagesOf(pdf).flatMap(labelsOf)
  expect(labels).toHaveLength(3)
  for (const { x, y, codeX, codeY, side } of labels) {
    expect([x, y]).toEqual([0, 0])
    expect(codeX).toBeGreaterThanOrEqual(1.99)
    expect(codeY + side).toBeLessThanOrEqual(height - 1.99)
  }
  expect(await read(labels[2] ?? { span: 0, code: '' })).toBe('https://example.com/c')
})

test('QR-68: print dialogs are asked not to scale labels', async () => {
  const pdf = await pdfOf([row('a')], sheetOf({}))
  // ISO 32000-1 Table 150; the entry is of PDF 1.6, which the catalog states.
  expect(objectsOf(pdf).get(1)).toMatch(
    /^<<\/Type\/Catalog\/Version\/1\.6\/.*\/ViewerPreferences<<\/PrintScaling\/None>>>>$/,
  )
})

test('every sheet lies within its paper', () => {
  const layouts = [
    'a4-3x8',
    'a4-3x7',
    'a4-2x7',
    'letter-3x10',
    'letter-2x5',
    'page-62x29',
    'page-25x25',
    'page',
    'grid',
    'size',
  ] as const
  for (const layout of layouts) {
    const { paper, columns, rows, label, left, top, stepX, stepY } = sheetOf({
      layout,
      across: '30',
      down: '20',
      ...(layout === 'grid' && { across: '4', down: '10' }),
    })
    expect(stepX).toBeGreaterThanOrEqual(label.width)
    expect(stepY).toBeGreaterThanOrEqual(label.height)
    expect(left + (columns - 1) * stepX + label.width).toBeCloseTo(paper.width - left, 5)
    expect(top + (rows - 1) * stepY + label.height).toBeCloseTo(paper.height - top, 5)
  }
})

describe('labels of own numbers', () => {
  test.each([
    ['grid', '4', '10', 40, 190 / 4, 27.7],
    ['size', '60', '40', 3 * 6, 60, 40],
    ['size', '190', '277', 1, 190, 277],
  ] as const)('%s of %s and %s are %i a page', (layout, across, down, count, width, height) => {
    const sheet = sheetOf({ layout, across, down })
    expect(sheet.columns * sheet.rows).toBe(count)
    expect(sheet.label.width).toBeCloseTo(width, 9)
    expect(sheet.label.height).toBeCloseTo(height, 9)
  })
})

test('a label without a name has its text, in one line', async () => {
  const [page = ''] = pagesOf(await pdfOf([row('BEGIN:VCARD\r\n  N:Ö')], sheetOf({})))
  expect(labelsOf(page)[0]?.text).toBe('BEGIN:VCARD N:Ö')
})

test('a line that is too long is smaller, then cut', () => {
  // 'W' is 944 thousandths of its size.
  expect(fitLine('W'.repeat(10), 100, 8)).toEqual({
    hex: '57'.repeat(10),
    sizePt: 8,
    leftPt: expect.closeTo(12.24, 9),
  })
  expect(fitLine('W'.repeat(15), 100, 8)?.sizePt).toBeCloseTo(100 / 15 / 0.944, 9)
  const cut = fitLine('W'.repeat(30), 100, 8)
  expect(cut?.sizePt).toBe(5)
  // 20 of them are 94.4 pt wide, three points 4.17.
  expect(cut?.hex).toBe(`${'57'.repeat(20)}2e2e2e`)
})

test('a name that the font lacks is a picture', async () => {
  const [page = ''] = pagesOf(await pdfOf([row('a', '会議 👍')], sheetOf({})))
  expect(labelsOf(page)[0]?.line).toMatch(
    /^q 0 g .* cm BI \/W (\d+) \/H \d+ \/IM true \/BPC 1 \/F \/AHx ID [0-9a-f]+> EI Q$/,
  )
})

test.each([
  ['会議 👍', '会議 👍'],
  ['会'.repeat(38), `${'会'.repeat(37)}…`],
  ['👍'.repeat(38), `${'👍'.repeat(37)}…`],
  ['Ж'.repeat(63), `${'Ж'.repeat(62)}…`],
  ['a\u00adb', 'a\u00adb'],
])('of the name %s the picture shows %s, since more would be too small', (name, shown) => {
  const draw = vi.fn<DrawCaption>((_, widthPx, heightPx) => new Uint8Array(widthPx * heightPx))
  const code = { span: 25, content: '' }
  labelContent({ width: 70, height: 37 }, code, { name, isLatin: false }, draw)
  expect(draw.mock.calls.map(([text]) => text)).toEqual([shown])
})

test('rows without a code take no label', async () => {
  const rows = [row('a'), row(' '), row('c')]
  const [page = ''] = pagesOf(await pdfOf(rows, sheetOf({})))
  expect(labelsOf(page).map(({ text }) => text)).toEqual(['a', 'c'])
})

test('a logo is in the file once for all codes of one size', async () => {
  const style = { ...PLAIN_STYLE, logo: LOGO, endColor: '#1d4ed8', modules: 'dots' } as const
  const rows = Array.from({ length: 60 }, (_, at) => row(`https://example.com/${at}`))
  const pdf = await pdfOf(rows, sheetOf({}), { style, level: 'H' })
  const objects = [...objectsOf(pdf).values()]
  expect(objects.filter((object) => object.includes('/SMask'))).toHaveLength(1)
  const [, span] = /\/Ink-(\d+) </.exec(objects[2] ?? '') ?? []
  for (const page of pagesOf(pdf)) expect(page).toContain(`/Ink-${span} sh Q`)
  expect(objects[2]).toContain(`/Picture0-${span} `)
})

test('QR-68: labels begin at the one that is chosen, and are shifted together', async () => {
  const rows = Array.from({ length: 24 }, (_, at) => row(`t${at}`))
  const plain = labelsOf(pagesOf(await pdfOf(rows, sheetOf({})))[0] ?? '')
  const moved = sheetOf({ first: '23', shiftX: '1.5', shiftY: '-2' })
  const pages = pagesOf(await pdfOf(rows, moved)).map(labelsOf)
  expect(pages.map((labels) => labels.map(({ text }) => text))).toEqual([
    ['t0', 't1'],
    rows.slice(2).map(({ text }) => text),
  ])
  expect(pages[0]?.[0]?.x).toBeCloseTo((plain[22]?.x ?? 0) + 1.5, 3)
  expect(pages[0]?.[0]?.y).toBeCloseTo((plain[22]?.y ?? 0) + 2, 3)
  expect(pages[1]?.[0]?.x).toBeCloseTo((plain[0]?.x ?? 0) + 1.5, 3)
})

test.each([{ first: '0' }, { first: '25' }, { first: '1.5' }, { shiftX: '21' }, { shiftY: 'x' }])(
  'there are no labels with %o',
  (patch) => {
    expect(labelSheetOf(choice(patch))).toBeNull()
  },
)

/** Whether each label is written in the standard font. */
async function areStandard(names: string[]) {
  const [page = ''] = pagesOf(
    await pdfOf(
      names.map((name) => row('a', name)),
      sheetOf({}),
    ),
  )
  return labelsOf(page).map(({ line }) => line.includes(' Tj'))
}

test('one name that the standard font cannot write puts all of the batch into the other face', async () => {
  expect(await areStandard(['Ann', 'Zoë'])).toEqual([true, true])
  expect(await areStandard(['Ann', 'Łukasz'])).toEqual([false, false])
})
