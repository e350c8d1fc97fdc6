import type { EcLevel, SizePx } from './settings'

/** Why no picture could be made. */
export type QrError =
  | { code: 'no-input' }
  /** The text cannot be written as UTF-8: it holds half of a surrogate pair. */
  | { code: 'invalid-data' }
  /** More than a version 40 symbol holds at this level; `fitsAt` is the highest level that would hold it. */
  | { code: 'too-big'; bytes: number; level: EcLevel; fitsAt: EcLevel | null }
  | { code: 'version-too-small'; minVersion: number }
  | { code: 'bad-color'; field: 'dark' | 'light'; value: string }
  /** Foreground and background are one color: the code could not be read. */
  | { code: 'equal-colors' }
  /** The symbol has more modules (margin included) than the picture has pixels. */
  | { code: 'size-too-small'; version: number; fitsAtPx: SizePx }

/** The text of spec §8 for the log; the page words its own advice from the code. */
export function errorText(error: QrError): string {
  switch (error.code) {
    case 'no-input':
      return 'No input text'
    case 'invalid-data':
      return 'Invalid data'
    case 'too-big':
      return 'The amount of data is too big to be stored in a QR Code'
    case 'version-too-small':
      return `\nThe chosen QR Code version cannot contain this amount of data.\nMinimum version required to store current data is: ${error.minVersion}.\n`
    case 'bad-color':
      return `Invalid hex color: ${error.value}`
    case 'equal-colors':
      return 'Foreground and background are the same color'
  }
  return `A version ${error.version} QR Code needs a picture of at least ${error.fitsAtPx} px`
}
