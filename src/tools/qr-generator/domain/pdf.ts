import type { Rgb } from '../../../lib/color'
import { EDGE_MM, PAPERS_MM } from './label-sheet'

/** PDF's own unit is 1/72 inch (ISO 32000-1 §8.3.2.3). */
export const POINTS_PER_MM = 72 / 25.4

/** Room for scissors. */
const GAP_MM = 5

/** A page of copies of a code. */
export interface PageMm {
  width: number
  height: number
  /** Side of a copy. */
  sizeMm: number
  /** Lower left corners of the copies. */
  places: readonly { x: number; y: number }[]
}

/** A page as large as the code; or one of A4 with as many copies as fit, from the upper left. `sizeMm` is at most 190. */
export function pageOf(kind: 'pdf' | 'sheet', sizeMm: number): PageMm {
  if (kind === 'pdf') return { width: sizeMm, height: sizeMm, sizeMm, places: [{ x: 0, y: 0 }] }
  const { width, height } = PAPERS_MM.a4
  const fitting = (lengthMm: number) =>
    Math.floor((lengthMm - 2 * EDGE_MM + GAP_MM) / (sizeMm + GAP_MM))
  const places = Array.from({ length: fitting(height) }, (_, row) =>
    Array.from({ length: fitting(width) }, (_none, column) => ({
      x: EDGE_MM + column * (sizeMm + GAP_MM),
      y: height - EDGE_MM - sizeMm - row * (sizeMm + GAP_MM),
    })),
  ).flat()
  return { width, height, sizeMm, places }
}

/** A number as PDF has it: without an exponent. */
export const decimal = (value: number) => String(Number(value.toFixed(4)))

/** A length in PDF's own unit. */
export const points = (mm: number) => decimal(mm * POINTS_PER_MM)

/** Channels from 0 to 1. */
export const channels = ({ r, g, b }: Rgb) => [r, g, b].map((part) => decimal(part / 255)).join(' ')

export const hexText = (bytes: Iterable<number>) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fill = (color: Rgb) => `${channels(color)} rg`

/** An object with content, of ASCII. */
export const stream = (entries: string, text: string) =>
  `<<${entries}/Length ${text.length}>>\nstream\n${text}\nendstream`

/** What stands behind the objects, whose places in the file are given in the order of their numbers (ISO 32000-1 §7.5). */
export function pdfEnd(places: readonly number[], length: number): string {
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const count = places.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`
  return `${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`
}

/** A file of numbered objects; the first is the root. All of it is ASCII. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  return file + pdfEnd(places, file.length)
}

/** A code as a form of a PDF, in modules. */
export interface Form {
  /** Side in modules. */
  span: number
  /** What it needs beyond paths, as entries of its dictionary. */
  resources: string
  content: string
  /** From number 6 on. */
  objects: readonly string[]
}

/** A PDF file of one page: the code once as a form, and where it stands in points. */
export function formToPdf(
  { span, resources, content, objects }: Form,
  { width, height, sizeMm, places }: PageMm,
): string {
  const scale = String(Number(((sizeMm * POINTS_PER_MM) / span).toFixed(8)))
  const copies = places.map(
    ({ x, y }) => `q ${scale} 0 0 ${scale} ${points(x)} ${points(y)} cm /Code Do Q`,
  )
  return fileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${points(width)} ${points(height)}]` +
      '/Resources<</XObject<</Code 5 0 R>>>>/Contents 4 0 R>>',
    stream('', copies.join('\n')),
    stream(`/Type/XObject/Subtype/Form/BBox[0 0 ${span} ${span}]${resources}`, content),
    ...objects,
  ])
}
