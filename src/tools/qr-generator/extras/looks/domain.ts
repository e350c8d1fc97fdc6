import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'

/** Longest side of a logo: larger than it is drawn on any screen. */
const LOGO_PX = 512

export interface LooksParts<Source> {
  /** The pixels of a picture, at most so many along its longer side; null: the browser cannot read it. */
  pixelsWithin: (picture: Source, longestPx: number) => Promise<Picture | null>
}

/** What is done in the worker. */
export const looksWork = <Source>({ pixelsWithin }: LooksParts<Source>) => ({
  /** A picture as a logo, turned upright. */
  async openLogo(picture: Source): Promise<Result<Picture, { code: 'unreadable' }>> {
    const logo = await pixelsWithin(picture, LOGO_PX)
    return logo ? ok(logo) : err({ code: 'unreadable' })
  },
})
