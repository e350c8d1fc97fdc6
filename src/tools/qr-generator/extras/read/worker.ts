import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import type { PictureReader } from '../shared/picture-reader'
import { withDetected, type DetectedCode } from './domain/detected'
import { readCodes, type FoundCode } from './domain/read-codes'

/** Longest side of a picture that is searched for codes. */
const SEARCH_PX = 3840

/** Longest side of a picture that is shown. */
const STILL_PX = 960

/** The browser functions that codes are searched with. */
interface CodeReader<Source, Bitmap> extends PictureReader<Source> {
  /** The codes that the browser's own reader finds; empty too where it has none. */
  detect: (picture: Picture) => Promise<readonly DetectedCode[]>
  /** A picture to be shown, at most so many pixels along its longer side. */
  toStill: (picture: Picture, longestPx: number) => Bitmap
}

export interface Reading<Bitmap> {
  codes: FoundCode[]
  /** The picture that the codes are in; null: there are none. The owner that drops it closes it. */
  still: Bitmap | null
}

/** The worker that reads pictures, apart from the one that draws: neither holds up the other. */
export const createReadWorker = <Source, Bitmap>(adapters: CodeReader<Source, Bitmap>) => ({
  /**
   * All codes in a picture: the browser's own reader looks first, and may see what ours does not.
   * @param isThorough as that of `readCodes`, where the browser's reader has found none
   */
  async read(
    picture: Source,
    retryLimitMs: number,
    isThorough: boolean,
  ): Promise<Result<Reading<Bitmap>, { code: 'unreadable' | 'noise' }>> {
    const photo = await adapters.pixelsWithin(picture, SEARCH_PX)
    if (!photo) return err({ code: 'unreadable' })
    const detected = await adapters.detect(photo)
    // Ours looks at those too: it alone knows what their headers state.
    const read = await readCodes(photo, retryLimitMs, isThorough && detected.length === 0)
    const codes = withDetected(read, detected, photo)
    if (codes.length > 0) return ok({ codes, still: adapters.toStill(photo, STILL_PX) })
    return isThorough && adapters.addsNoise() ? err({ code: 'noise' }) : ok({ codes, still: null })
  },
})
