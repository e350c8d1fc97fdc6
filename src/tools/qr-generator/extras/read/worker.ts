import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import { readCodes } from '../../domain/reading/read-codes'

/** Longest side of a picture that is searched for codes. */
const SEARCH_PX = 3840

interface ReadParts<Source> {
  /** The pixels of a picture, at most so many along its longer side; null: the browser cannot read it. */
  pixelsWithin: (picture: Source, longestPx: number) => Promise<Picture | null>
}

/** The worker that reads pictures, apart from the one that draws: neither holds up the other. */
export const createReadWorker = <Source>({ pixelsWithin }: ReadParts<Source>) => ({
  /** The texts of all codes in a picture, as `readCodes`. */
  async read(
    picture: Source,
    retryLimitMs: number,
    isThorough: boolean,
  ): Promise<Result<string[], { code: 'unreadable' }>> {
    const photo = await pixelsWithin(picture, SEARCH_PX)
    return photo
      ? ok(await readCodes(photo, retryLimitMs, isThorough))
      : err({ code: 'unreadable' })
  },
})
