import { inflateSync } from 'node:zlib'
import { expect } from 'vitest'
import {
  rowMaker,
  type BatchRow,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/batch'
import { labelPdf } from '../../../../../src/tools/qr-generator/extras/batch/domain/label-pdf'
import {
  labelSheetOf,
  type LabelChoice,
  type LabelSheet,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/label-sheet'
import {
  isLatinText,
  labelName,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/label-text'
import {
  DEFAULT_SETTINGS,
  type QrSettings,
} from '../../../../../src/tools/qr-generator/domain/settings'
import { deflate } from '../../../../../workers/adapters/compression'
import { ADAPTERS } from '../../../../support/qr-styles'

const MM = 72 / 25.4

/** In millimetres. */
export const inch = (value: number) => value * 25.4

export const choice = (patch: Partial<LabelChoice>): LabelChoice => ({
  layout: 'a4-3x8',
  paper: 'a4',
  across: '3',
  down: '8',
  first: '1',
  shiftX: '0',
  shiftY: '0',
  ...patch,
})

export function sheetOf(patch: Partial<LabelChoice>): LabelSheet {
  const sheet = labelSheetOf(choice(patch))
  if (!sheet) throw new Error('there is no sheet')
  return sheet
}

export const row = (text: string, name = ''): BatchRow => ({ line: 1, text, name })

/** The PDF of some rows, made in chunks of 50. */
export async function pdfOf(rows: BatchRow[], sheet: LabelSheet, patch: Partial<QrSettings> = {}) {
  const settings = { ...DEFAULT_SETTINGS, ...patch }
  const make = await rowMaker(settings, { kind: 'labels', sheet }, ADAPTERS)
  const writer = labelPdf(sheet, deflate)
  const isLatin = rows.every((one) => isLatinText(labelName(one)))
  const parts: Uint8Array[] = []
  for (let from = 0; from < rows.length; from += 50) {
    const chunk = rows.slice(from, from + 50)
    parts.push(await writer.add(chunk, await make({ from, rows: chunk, isLatin })))
  }
  return Buffer.concat([...parts, await writer.end()])
}

/** Each object by its number, found through the table at the end of the file. */
export function objectsOf(pdf: Buffer): Map<number, string> {
  const text = pdf.toString('latin1')
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? []
  const table = text.slice(Number(start))
  expect(table).toMatch(/^xref\n0 \d+\n0000000000 65535 f \n/)
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  return new Map(
    places.map((place, index) => {
      const [head, body = ''] =
        /^(\d+) 0 obj\n([^]*?)\nendobj\n/.exec(text.slice(place))?.slice(1) ?? []
      expect(Number(head)).toBe(index + 1)
      return [index + 1, body]
    }),
  )
}

/** What draws each page. */
export function pagesOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const [, kids = ''] = /\/Kids\[(.*?)\]/.exec(objects.get(2) ?? '') ?? []
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const [, contents] = /\/Contents (\d+) 0 R/.exec(objects.get(Number(id)) ?? '') ?? []
    const [, length, stream = ''] =
      /\/Length (\d+)>>\nstream\n([^]*)\nendstream$/.exec(objects.get(Number(contents)) ?? '') ?? []
    expect(stream).toHaveLength(Number(length))
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  })
}

const LABEL = /^q 1 0 0 1 (\S+) (\S+) cm\nq (\S+) 0 0 \S+ (\S+) (\S+) cm\n([^]*?)\nQ\n(.*)\nQ$/gm

/** Each label of a page: its corner and its code's in millimetres from the lower left, side, what draws it, and its text. */
export const labelsOf = (page: string) =>
  [...page.matchAll(LABEL)].map(([, x, y, scale, codeX, codeY, code = '', line = '']) => {
    const [, , span = ''] = /^0 0 (\d+) (\d+) re f$/m.exec(code) ?? []
    const [, hex = ''] = /<([0-9a-f]*)> Tj/.exec(line) ?? []
    return {
      x: Number(x) / MM,
      y: Number(y) / MM,
      side: (Number(scale) * Number(span)) / MM,
      codeX: Number(codeX) / MM,
      codeY: Number(codeY) / MM,
      span: Number(span),
      code,
      line,
      text: Buffer.from(hex, 'hex').toString('latin1'),
    }
  })
