/** A finished symbol without its quiet zone. */
export interface QrMatrix {
  /** Modules on each side: 21 for version 1, 177 for version 40. */
  side: number
  /** 1 to 40. */
  version: number
  /** 1 is dark; one entry per module, row by row. */
  dark: Uint8Array
}
