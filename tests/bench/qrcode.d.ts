// What the benchmark uses of the package beyond what the product uses.
declare module 'qrcode' {
  /** Draws on a canvas that it makes, and reads that back as a PNG. */
  export function toDataURL(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'; width: number; margin: number },
  ): Promise<string>
}
