// The one function we use; @types/qrcode would drag Node's globals into every project that imports it.
declare module 'qrcode' {
  /** The package itself does not know 'eci': `domain/eci.ts` adds it. */
  export type SegmentMode = 'numeric' | 'alphanumeric' | 'byte' | 'eci'

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

  /** Throws `Error` with the texts of QR-42. */
  export function create(
    text: string | Segment[],
    options: {
      errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'
      version?: number
      maskPattern?: number
    },
  ): { version: number; maskPattern: number; modules: BitMatrix }
}

// Of its inner parts those that we replace, one that their test calls, the table of blocks and that of patterns.
declare module 'qrcode/lib/core/polynomial.js' {
  const polynomial: {
    /** The remainder; leading zeros may be left out. */
    mod: (dividend: Uint8Array, divisor: Uint8Array) => Uint8Array
    /** The generator polynomial of so many error correction codewords. */
    generateECPolynomial: (degree: number) => Uint8Array
  }
  export default polynomial
}

declare module 'qrcode/lib/core/error-correction-code.js' {
  const errorCorrection: {
    /** Blocks of a symbol (ISO/IEC 18004 Table 9), and its codewords for error correction in all of them. */
    getBlocksCount: (version: number, level: Readonly<{ bit: number }>) => number
    getTotalCodewordsCount: (version: number, level: Readonly<{ bit: number }>) => number
  }
  export default errorCorrection
}

declare module 'qrcode/lib/core/error-correction-level.js' {
  const levels: Readonly<Record<'L' | 'M' | 'Q' | 'H', Readonly<{ bit: number }>>>
  export default levels
}

declare module 'qrcode/lib/core/alignment-pattern.js' {
  const alignment: {
    /** Row and column of the middle of each alignment pattern (ISO/IEC 18004 Annex E). */
    getPositions: (version: number) => readonly (readonly [row: number, column: number])[]
  }
  export default alignment
}

declare module 'qrcode/lib/core/segments.js' {
  interface PackageSegment {
    /** Bits of the mode, and of the length in versions 1 to 9, 10 to 26 and 27 to 40. */
    mode: { bit: number; ccBits: readonly number[] }
    getLength: () => number
    /** Of the data alone. */
    getBitsLength: () => number
    write: (buffer: object) => void
  }

  const segments: {
    fromArray: (
      segments: readonly { mode: string; data: string | Uint8Array }[],
    ) => PackageSegment[]
  }
  export default segments
}
