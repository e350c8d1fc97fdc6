import { concat } from '#lib/concat'
import type { Deflate } from '../../../domain/adapters'
import { madeFiles } from './batch'
import type { BatchWriter } from './queue'
import { FONT_NAME } from './label'
import type { LabelSheet } from './label-sheet'
import { asciiBytes, growingPdf, points } from '#lib/pdf'
import { resourceWriter } from '../../shared/pdf-resources'

/** What moves the origin to the lower left corner of a label of a page, by its place on it from 0. */
function moveTo({ paper, columns, label, left, top, stepX, stepY }: LabelSheet, place: number) {
  const x = left + (place % columns) * stepX
  const y = paper.height - top - Math.floor(place / columns) * stepY - label.height
  return asciiBytes(`q 1 0 0 1 ${points(x)} ${points(y)} cm\n`)
}

const BACK = asciiBytes('\nQ\n')

const FONT = `/Font<</${FONT_NAME}<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>`

/** Writes labels on as many pages as they need, each page once it is full. */
export function labelPdf(sheet: LabelSheet, deflate: Deflate): BatchWriter {
  const pdf = growingPdf()
  const resources = resourceWriter(pdf)
  const known = new Set<string>()
  const perPage = sheet.columns * sheet.rows
  /** Of the page that is not full yet; null: used already. */
  const labels = Array.from({ length: sheet.skipped }, (): Uint8Array | null => null)

  async function addPage() {
    const drawn = labels
      .splice(0, perPage)
      .flatMap((label, place) => (label ? [moveTo(sheet, place), label, BACK] : []))
    const content = await deflate([concat(drawn)])
    pdf.addPage(sheet.paper, pdf.addStream('/Filter/FlateDecode', content))
  }
  return {
    async add(rows, made) {
      for (const used of made.resources) {
        if (!known.has(used.suffix)) resources.add(used)
        known.add(used.suffix)
      }
      labels.push(...madeFiles(rows, made).map(({ bytes }) => bytes))
      while (labels.length >= perPage) await addPage()
      return pdf.drain()
    },
    async end() {
      if (labels.some((label) => label !== null)) await addPage()
      pdf.end(FONT + resources.entries())
      return pdf.drain()
    },
  }
}
