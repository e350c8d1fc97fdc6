/** How dark a line of text is in each pixel, 0 to 255, row by row: in the middle, as large as fits. */
export type DrawCaption = (text: string, widthPx: number, heightPx: number) => Uint8Array

/** Compresses parts, one after another, to one zlib stream (RFC 1950). */
export type DeflateParts = (
  parts: Iterable<Uint8Array<ArrayBuffer>>,
) => Promise<Uint8Array<ArrayBuffer>>

/** The browser functions that only styled codes use. */
export interface StyledAdapters {
  deflateParts: DeflateParts
  drawCaption: DrawCaption
}
