import { toRgb, type HexColor } from './color'
import { concat } from './concat'

/** PDF's own unit is 1/72 inch (ISO 32000-1 §8.3.2.3). */
export const POINTS_PER_MM = 72 / 25.4

/** A number as PDF has it: without an exponent. */
export const decimal = (value: number) => String(Number(value.toFixed(4)))

/** A length in PDF's own unit. */
export const points = (mm: number) => decimal(mm * POINTS_PER_MM)

/** The three channels of a color as PDF writes them, from 0 to 1. */
export function channels(color: HexColor): string {
  const { r, g, b } = toRgb(color)
  return [r, g, b].map((part) => decimal(part / 255)).join(' ')
}

export const hexText = (bytes: Iterable<number>) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  // A loop: `from` with a function takes many times as long.
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

const ROOT = 1
const PAGES = 2
const RESOURCES = 3

/** A PDF file that grows: objects in any order, the table of their offsets at its end. */
export function growingPdf() {
  let parts: Uint8Array[] = []
  let length = 0
  let lastId = RESOURCES
  /** Where each object begins in the file, in bytes; that of object 1 first. */
  const offsets: number[] = []
  const pages: number[] = []

  function write(content: string | Uint8Array) {
    const bytes = typeof content === 'string' ? asciiBytes(content) : content
    parts.push(bytes)
    length += bytes.length
  }
  function put(id: number, ...contents: readonly (string | Uint8Array)[]) {
    offsets[id - 1] = length
    for (const content of [`${id} 0 obj\n`, ...contents, '\nendobj\n']) write(content)
    return id
  }
  /** Adds an object with content and returns its number. */
  const addStream = (entries: string, bytes: Uint8Array) =>
    put(++lastId, `<<${entries}/Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream')

  write('%PDF-1.4\n')
  return {
    addStream,
    /** A page, in millimetres, and what is drawn on it: a stream. */
    addPage({ width, height }: { width: number; height: number }, contents: number) {
      const box = `0 0 ${points(width)} ${points(height)}`
      const entries = `/MediaBox[${box}]/Resources ${RESOURCES} 0 R/Contents ${contents} 0 R`
      pages.push(put(++lastId, `<</Type/Page/Parent ${PAGES} 0 R${entries}>>`))
    },
    /** The resources of all pages, and the cross-reference table (ISO 32000-1 §7.5). */
    end(resources: string) {
      const kids = pages.map((id) => `${id} 0 R`).join(' ')
      // Print dialogs fit a page to the paper by default, which makes labels and codes smaller than they were measured.
      const preferences = '/ViewerPreferences<</PrintScaling/None>>'
      put(ROOT, `<</Type/Catalog/Version/1.6/Pages ${PAGES} 0 R${preferences}>>`)
      put(PAGES, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`)
      put(RESOURCES, `<<${resources}>>`)
      const start = length
      const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      const count = offsets.length + 1
      write(`xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`)
      write(`trailer\n<</Size ${count}/Root ${ROOT} 0 R>>\nstartxref\n${start}\n%%EOF\n`)
    },
    /** What was written since the last time. */
    drain() {
      const bytes = concat(parts)
      parts = []
      return bytes
    },
  }
}

export type GrowingPdf = ReturnType<typeof growingPdf>
