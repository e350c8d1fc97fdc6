import type { LogoPercent } from './style'

export const LOGO_PERCENTS: readonly LogoPercent[] = [15, 20, 25, 30]

/** Longest side of a logo: larger than it is drawn on any screen. */
const LOGO_MAX_PX = 512

/** The size to keep a picture at as a logo: its own, or smaller with the same shape. */
export function logoSize({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const factor = Math.min(1, LOGO_MAX_PX / Math.max(widthPx, heightPx))
  return {
    widthPx: Math.max(1, Math.round(widthPx * factor)),
    heightPx: Math.max(1, Math.round(heightPx * factor)),
  }
}
