import type { PrintSizePx } from '../../domain/settings'
import { FILE_SIZES_MM } from './domain'

export const PNG_SIZE = 'PNG size'
export const AS_ON_SCREEN = 'As on screen'
export const pngSize = (px: PrintSizePx) => `${px} px`
export const MARGIN = 'Margin (modules)'
export const MARGINS = [
  { value: 2, text: '2' },
  { value: 4, text: '4, print-safe' },
] as const
export const SIZE = 'Size on paper (mm)'
export const SIZES = `${FILE_SIZES_MM.smallest} to ${FILE_SIZES_MM.largest} mm`
export const WRONG_SIZE = `Enter ${SIZES}.`
const rounded = (mm: number) => String(Math.round(mm * 10) / 10)
export const codeSize = (sizeMm: number, codeMm: number) =>
  `${rounded(sizeMm)} mm with the margin, the code itself ${rounded(codeMm)} mm.`
export const tooSmall = (moduleMm: number, leastMm: number) =>
  leastMm <= FILE_SIZES_MM.largest
    ? `May not scan from paper: a module is ${moduleMm.toFixed(2)} mm. Print at ${leastMm} mm or more.`
    : `May not scan from paper: a module is ${moduleMm.toFixed(2)} mm. Shorten the text or use a lower level.`
export const BEYOND_ASCII =
  'This text has letters beyond ASCII: without the mark some scanners garble them.'
export const SVG = 'Download SVG'
export const PDF = 'Download PDF'
export const SVG_FILE = 'SVG'
export const PDF_FILE = 'PDF'
export const SHEET = 'A4 sheet of copies'
export const FAILED = 'The file could not be made. Try again.'
export const ABOUT =
  'The margin also applies to the picture. The standard recommends 4 modules. Print at 100%, not fitted to the page.'
