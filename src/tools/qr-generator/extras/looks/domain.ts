import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import type { PixelsWithin } from '../../domain/adapters'

/** Longest side of a logo: larger than it is drawn on any screen. */
export const LOGO_PX = 512

/** A picture as a logo, turned upright. */
export async function openLogo<Source>(
  picture: Source,
  pixelsWithin: PixelsWithin<Source>,
): Promise<Result<Picture, { code: 'unreadable' }>> {
  const logo = await pixelsWithin(picture, LOGO_PX)
  return logo ? ok(logo) : err({ code: 'unreadable' })
}
