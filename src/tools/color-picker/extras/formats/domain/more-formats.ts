import type { HexColor } from '#lib/color'
import { fromHex, toHwb, toLab, toLch } from '../../../domain/color-spaces'
import { percentText } from '../../../domain/formats'
import { oklchChannels } from '../../../domain/oklch'

export const MORE_FORMATS = ['hex8', 'hwb', 'lab', 'lch', 'oklch'] as const

type MoreFormat = (typeof MORE_FORMATS)[number]

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)))

const hue = (angle = 0, digits = 2) => rounded(Number(angle.toFixed(digits)) % 360, digits)

// Fine enough that each reads back as the same color of 8 bits a channel.
function channelsOf(color: HexColor, format: Exclude<MoreFormat, 'hex8'>): string {
  const from = fromHex(color)
  switch (format) {
    case 'hwb': {
      const { h, w, b } = toHwb(from)
      return `${hue(h, 1)} ${percentText(w)} ${percentText(b)}`
    }
    case 'lab': {
      const { l, a, b } = toLab(from)
      return `${rounded(l, 2)}% ${rounded(a, 2)} ${rounded(b, 2)}`
    }
    case 'lch': {
      const { l, c, h } = toLch(from)
      return `${rounded(l, 2)}% ${rounded(c, 2)} ${hue(h)}`
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
