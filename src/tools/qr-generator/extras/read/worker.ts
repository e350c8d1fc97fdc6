import { err, ok, type Result } from '#lib/result'
import type { PictureReader } from '../../domain/adapters'
import { readCodes, type FoundCode } from '../../domain/reading/read-codes'

/** Longest side of a picture that is searched for codes. */
const SEARCH_PX = 3840

/** The worker that reads pictures, apart from the one that draws: neither holds up the other. */
export const createReadWorker = <Source>({ pixelsWithin, addsNoise }: PictureReader<Source>) => ({
  /** All codes in a picture, as `readCodes`. */
  async read(
    picture: Source,
    retryLimitMs: number,
    isThorough: boolean,
  ): Promise<Result<FoundCode[], { code: 'unreadable' | 'noise' }>> {
    const photo = await pixelsWithin(picture, SEARCH_PX)
    if (!photo) return err({ code: 'unreadable' })
    const found = await readCodes(photo, retryLimitMs, isThorough)
    return found.length === 0 && isThorough && addsNoise() ? err({ code: 'noise' }) : ok(found)
  },
})
