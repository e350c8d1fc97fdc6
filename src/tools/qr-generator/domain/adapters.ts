import type { Deflate } from './png'

/** How dark a line of text is in each pixel, 0 to 255, row by row: in the middle, as large as fits. */
export type DrawCaption = (text: string, widthPx: number, heightPx: number) => Uint8Array

/** The browser functions that only styled codes use. */
export interface StyledAdapters {
  deflate: Deflate
  drawCaption: DrawCaption
  toPngUrl: (png: Uint8Array<ArrayBuffer>) => string
}

/** The browser functions that codes of any style use. */
export interface Adapters {
  deflate: Deflate
  /** Loaded with the first styled code: most visitors never choose a style. */
  loadStyled: () => Promise<StyledAdapters>
}
