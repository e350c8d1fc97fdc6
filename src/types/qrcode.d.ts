// The one function we use; @types/qrcode would drag Node's globals into every project that imports it.
declare module 'qrcode' {
  export type SegmentMode = 'numeric' | 'alphanumeric' | 'byte'

  export interface Segment {
    /** In byte mode a string stands for its UTF-8 bytes. */
    data: string | Uint8Array
    mode: SegmentMode
  }

  /** Module value by row, then column: 1 is dark. `reservedBit` is 1 where a function pattern stands. */
  export interface BitMatrix {
    size: number
    data: Uint8Array
    reservedBit: Uint8Array
  }

  /** Throws `Error` with the texts of spec §8. */
  export function create(
    text: string | Segment[],
    options: {
      errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'
      version?: number
      maskPattern?: number
    },
  ): { version: number; maskPattern: number; modules: BitMatrix }
}
