import type { Picture } from '#lib/picture'

/** The browser functions that pictures are read with. */
export interface PictureReader<Source> {
  /** The pixels of a picture, at most so many along its longer side; null: the browser cannot read it. */
  pixelsWithin: (picture: Source, longestPx: number) => Promise<Picture | null>
  /** Whether the browser fills what it gives of a picture with noise. */
  addsNoise: () => boolean
}
