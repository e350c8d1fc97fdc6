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
