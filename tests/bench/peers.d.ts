// What the benchmark uses of its peers. Their own types are absent until they are installed.

declare module 'qrcode' {
  /** Draws on a canvas that it makes, and reads that back as a PNG. */
  export function toDataURL(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'; width: number; margin: number },
  ): Promise<string>
}

declare module 'qr' {
  /** By row, then column; true is dark. */
  export function encodeQR(
    text: string,
    output: 'raw',
    options: { ecc: 'low' | 'medium' | 'quartile' | 'high'; border: number },
  ): boolean[][]
}

declare module 'qr-code-styling' {
  export default class QRCodeStyling {
    constructor(options: {
      type: 'canvas'
      width: number
      height: number
      data: string
      margin: number
      qrOptions: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' }
    })
    getRawData(extension: 'png'): Promise<Blob | null>
  }
}

declare module 'nanoid' {
  export function customAlphabet(alphabet: string, size: number): () => string
}
