import { concat } from '../../../lib/concat'
import { madeFiles, type BatchWriter } from './batch'
import type { LabelResources } from './label-codes'
import { FONT_NAME } from './label'
import type { LabelSheet } from './label-sheet'
import { asciiBytes, growingPdf, points } from './pdf'
import type { Deflate } from './adapters'
import { OPACITY_ID } from './scene-pdf'

const ROOT = 1
const PAGES = 2
const RESOURCES = 3
const FONT = 4

/** What moves the origin to the lower left corner of a label of a page, by its place on it from 0. */
function moveTo({ paper, columns, label, left, top, stepX, stepY }: LabelSheet, place: number) {
  const x = left + (place % columns) * stepX
  const y = paper.height - top - Math.floor(place / columns) * stepY - label.height
  return asciiBytes(`q 1 0 0 1 ${points(x)} ${points(y)} cm\n`)
}

const BACK = asciiBytes('\nQ\n')

/** What all pages share: the font, and each shading and picture once. */
function sharedResources(pdf: ReturnType<typeof growingPdf>) {
  const shadings: string[] = []
  const pictures: string[] = []
  const known = new Set<string>()
  return {
    add: ({ suffix, shading, pictures: objects }: LabelResources) => {
      if (known.has(suffix)) return
      known.add(suffix)
      shadings.push(`/Ink${suffix} ${shading}`)
      objects.forEach(([colors, opacity], index) => {
        const [id, opacityId] = [pdf.newId(), pdf.newId()]
        pictures.push(`/Picture${index}${suffix} ${id} 0 R`)
        pdf.add(id, colors.replace(OPACITY_ID, String(opacityId)))
        pdf.add(opacityId, opacity)
      })
    },
    end() {
      pdf.add(
        RESOURCES,
        `<</Font<</${FONT_NAME} ${FONT} 0 R>>/Shading<<${shadings.join('')}>>` +
          `/XObject<<${pictures.join('')}>>>>`,
      )
      pdf.add(FONT, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
    },
  }
}

/** The pages, each with the labels that it is given. */
function growingPages(pdf: ReturnType<typeof growingPdf>, sheet: LabelSheet, deflate: Deflate) {
  const pages: number[] = []
  return {
    async add(labels: readonly Uint8Array[]) {
      const [page, content] = [pdf.newId(), pdf.newId()]
      const { width, height } = sheet.paper
      pages.push(page)
      pdf.add(
        page,
        `<</Type/Page/Parent ${PAGES} 0 R/MediaBox[0 0 ${points(width)} ${points(height)}]` +
          `/Resources ${RESOURCES} 0 R/Contents ${content} 0 R>>`,
      )
      const drawn = labels.flatMap((label, place) => [moveTo(sheet, place), label, BACK])
      const bytes = await deflate([concat(drawn)])
      pdf.add(content, `<</Filter/FlateDecode/Length ${bytes.length}>>`, bytes)
    },
    end() {
      pdf.add(ROOT, `<</Type/Catalog/Pages ${PAGES} 0 R>>`)
      const kids = pages.map((id) => `${id} 0 R`).join(' ')
      pdf.add(PAGES, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`)
    },
  }
}

/** Writes labels on as many pages as they need, each page once it is full. */
export function labelPdf(sheet: LabelSheet, deflate: Deflate): BatchWriter {
  const pdf = growingPdf(FONT)
  const resources = sharedResources(pdf)
  const pages = growingPages(pdf, sheet, deflate)
  const perPage = sheet.columns * sheet.rows
  /** Of the page that is not full yet. */
  const labels: Uint8Array[] = []
  return {
    async add(rows, made) {
      made.resources.forEach(resources.add)
      labels.push(...madeFiles(rows, made).map(({ bytes }) => bytes))
      while (labels.length >= perPage) await pages.add(labels.splice(0, perPage))
      return pdf.drain()
    },
    async end() {
      if (labels.length > 0) await pages.add(labels)
      pages.end()
      resources.end()
      pdf.end()
      return pdf.drain()
    },
  }
}
