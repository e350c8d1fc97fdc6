import { figure } from '#lib/writing.en'
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
/** Sides in millimeters, as plain decimals. */
export const codeSize = (side: string, code: string) =>
  `${figure(side)} mm with the margin, the code itself ${figure(code)} mm.`
export const tooSmall = (module: string, leastMm: number) =>
  `May not scan from paper: a module is ${figure(module)} mm. Print at ${leastMm} mm or more.`
export const tooDense = (module: string) =>
  `May not scan from paper: a module is ${figure(module)} mm. Shorten the text or use a lower level.`
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
