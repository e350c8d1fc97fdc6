/** Compresses parts, one after another, to one zlib stream (RFC 1950). */
export type Deflate = (parts: Iterable<Uint8Array<ArrayBuffer>>) => Promise<Uint8Array<ArrayBuffer>>

/** How dark a line of text is in each pixel, 0 to 255, row by row: in the middle, as large as fits. */
export type DrawCaption = (text: string, widthPx: number, heightPx: number) => Uint8Array

/** The browser functions that codes are made with. */
export interface Adapters {
  deflate: Deflate
  /** The same for the few bytes of a plain code; a batch, which makes many, has its own: `quickDeflate` (extras/batch). */
  deflatePlain: Deflate
  drawCaption: DrawCaption
  toPngUrl: (png: Uint8Array<ArrayBuffer>) => string
}
