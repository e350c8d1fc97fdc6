import type { Deflate } from './png'

/** How dark a line of text is in each pixel, 0 to 255, row by row: in the middle, as large as fits. */
export type DrawCaption = (text: string, widthPx: number, heightPx: number) => Uint8Array

/** The browser functions that only styled codes use. */
export interface StyledAdapters {
  deflate: Deflate
  drawCaption: DrawCaption
}
