import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import type { PictureReader } from '../../shared/picture-reader'

/** Longest side of a logo: larger than it is drawn on any screen. */
export const LOGO_PX = 512

/** A picture as a logo, turned upright; error `noise`: its pixels would be none of it. */
export async function openLogo<Source>(
  picture: Source,
  { pixelsWithin, addsNoise }: PictureReader<Source>,
): Promise<Result<Picture, { code: 'unreadable' | 'noise' }>> {
  const logo = await pixelsWithin(picture, LOGO_PX)
  if (!logo) return err({ code: 'unreadable' })
  return addsNoise() ? err({ code: 'noise' }) : ok(logo)
}
