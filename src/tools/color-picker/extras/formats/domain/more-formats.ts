import type { HexColor } from '#lib/color'
import { fromHex, toHwb, toLab, toLch, toRgbShares } from '../../shared/color-spaces'
import { percentOf } from '../../../domain/formats'
import { roundInside } from '../../../domain/inside-srgb'
import { oklchChannels } from '../../../domain/oklch'

export const MORE_FORMATS = ['hex8', 'hwb', 'lab', 'lch', 'oklch'] as const

type MoreFormat = (typeof MORE_FORMATS)[number]

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** Fine enough that each reads back as the same color of 8 bits a channel. */
const DIGITS = [2, 2, 2] as const

function channelsOf(color: HexColor, format: Exclude<MoreFormat, 'hex8'>): string {
  const from = fromHex(color)
  switch (format) {
    case 'hwb': {
      const { h = 0, w, b } = toHwb(from)
      return `${rounded(h, 1) % 360} ${percentOf(w)}% ${percentOf(b)}%`
    }
    case 'lab': {
      const { l, a, b } = toLab(from)
      const written = roundInside(color, [l, a, b], DIGITS, ([wl, wa, wb]) =>
        toRgbShares({ mode: 'lab', l: wl, a: wa, b: wb }),
      )
      return `${written[0]}% ${written[1]} ${written[2]}`
    }
    case 'lch': {
      const { l, c, h = 0 } = toLch(from)
      const written = roundInside(color, [l, c, h], DIGITS, ([wl, wc, wh]) =>
        toRgbShares({ mode: 'lch', l: wl, c: wc, h: wh }),
      )
      return `${written[0]}% ${written[1]} ${written[2] % 360}`
    }
    case 'oklch':
      return oklchChannels(color)
  }
}

/** The color as CSS Color 4 writes it. */
export function formatMore(color: HexColor, alpha01: number, format: MoreFormat): string {
  if (format === 'hex8') {
    return (
      color +
      Math.round(alpha01 * 255)
        .toString(16)
        .padStart(2, '0')
    )
  }
  const alpha = alpha01 < 1 ? ` / ${rounded(alpha01, 3)}` : ''
  return `${format}(${channelsOf(color, format)}${alpha})`
}
