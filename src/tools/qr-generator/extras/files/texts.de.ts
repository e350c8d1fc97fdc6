import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 5f9517a60cca
import { figure } from '#lib/writing.en'
import type { PrintSizePx } from '../../domain/settings'
import { FILE_SIZES_MM } from './domain'

export const PNG_SIZE = 'Größe des PNG'
export const AS_ON_SCREEN = 'Wie auf dem Bildschirm'
export const pngSize = (px: PrintSizePx) => `${px}\u00a0px`
export const MARGIN = 'Rand (Module)'
export const MARGINS = [
  { value: 2, text: '2' },
  { value: 4, text: '4, sicher im Druck' },
] as const
export const SIZE = 'Größe auf Papier (mm)'
export const SIZES = `${FILE_SIZES_MM.smallest} bis ${FILE_SIZES_MM.largest}\u00a0mm`
export const WRONG_SIZE = `Gib ${SIZES} ein.`
export const codeSize = (side: string, code: string) =>
  `${figure(side)}\u00a0mm mit dem Rand, der Code selbst ${figure(code)}\u00a0mm.`
export const tooSmall = (module: string, leastMm: number) =>
  `Lässt sich vom Papier vielleicht nicht scannen: Ein Modul hat ${figure(module)}\u00a0mm. Drucke den Code mindestens ${leastMm}\u00a0mm groß.`
export const tooDense = (module: string) =>
  `Lässt sich vom Papier vielleicht nicht scannen: Ein Modul hat ${figure(module)}\u00a0mm. Kürze den Text oder nimm eine niedrigere Stufe.`
export const BEYOND_ASCII =
  'Dieser Text hat Zeichen außerhalb von ASCII: Ohne die Kennzeichnung zeigen manche Scanner sie falsch.'
export const SVG = 'SVG speichern'
export const PDF = 'PDF speichern'
export const SVG_FILE = 'SVG'
export const PDF_FILE = 'PDF'
export const SHEET = 'A4-Bogen mit Kopien'
export const FAILED = 'Die Datei konnte nicht erzeugt werden. Versuch es noch einmal.'
export const ABOUT =
  'Der Rand gilt auch für das Bild. Die Norm empfiehlt 4 Module. Drucke mit 100\u00a0%, nicht an die Seite angepasst.'
