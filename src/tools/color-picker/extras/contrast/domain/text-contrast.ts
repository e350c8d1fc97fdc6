import { toHex, toRgb, type HexColor, type Rgb } from '#lib/color'
import { contrastRatio, type AnyShade } from '#lib/contrast'
import { apcaContrast } from './apca'
import { fromHex, mapToHex, toOklch } from '../../shared/color-spaces'
import type { Layer } from '../../../domain/layer'
import { roundHalfUp } from '../../../domain/round-half-up'

/** WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11. */
export const CONTRAST_LEVELS = [
  { value: 'aa-large', ratio: 3 },
  { value: 'aa', ratio: 4.5 },
  { value: 'aaa', ratio: 7 },
] as const

export type ContrastLevel = (typeof CONTRAST_LEVELS)[number]['value']

/** The two colors of a contrast; that of the text is the selected one. */
export type Part = 'text' | 'background'

/** What a background is called. */
export type Ground = 'white' | 'black' | 'own'

const NAMED_GROUNDS: Readonly<Record<string, Ground>> = { '#ffffff': 'white', '#000000': 'black' }

export const groundOf = (background: HexColor): Ground => NAMED_GROUNDS[background] ?? 'own'

export interface ContrastRow {
  /** What is seen of both: a background that lets light through lies over white, the text over the background. */
  seen: HexColor
  background: HexColor
  /** Two decimals, cut off: 4.499 does not pass 4.5 and does not look so. */
  ratioText: string
  passes: readonly ContrastLevel[]
  /** Lc of APCA to a tenth, cut off as well. */
  lcText: string
  /** The color as it is seen where that passes the level; null: no color of its hue does. */
  passing: HexColor | null
}

/** A step of OKLCH lightness, which goes from 0 to 1, that is finer than one of 8 bits. */
const PRECISION = 0.0005

/**
 * The color nearest in OKLCH lightness that has at least the contrast ratio on a background, with its hue and,
 * where sRGB has it, its chroma; the color itself if it has the ratio; null if none of its hue has.
 */
export function nearestPassing(
  color: HexColor,
  background: AnyShade,
  ratio: number,
): HexColor | null {
  const { l: start, c, h = 0 } = toOklch(fromHex(color))
  const passes = (candidate: HexColor) => contrastRatio(candidate, background) >= ratio
  const at = (l: number) => mapToHex({ mode: 'oklch', l, c, h })
  if (passes(color)) return color

  const found = [0, 1]
    .filter((end) => passes(at(end)))
    .map((end) => {
      let [failing, passing] = [start, end]
      while (Math.abs(passing - failing) > PRECISION) {
        const middle = (passing + failing) / 2
        if (passes(at(middle))) passing = middle
        else failing = middle
      }
      return { distance: Math.abs(passing - start), color: at(passing) }
    })
    .sort((a, b) => a.distance - b.distance)
  return found[0]?.color ?? null
}

/**
 * What is seen of a color that lies over an opaque one: both are mixed in the encoded values of sRGB, as browsers do
 * (Compositing and Blending 1, section 5.1, simple alpha compositing). Channels are not rounded.
 */
function layOver({ color, alpha01 }: Layer, ground: Rgb): Rgb {
  const over = toRgb(color)
  const mix = (above: number, below: number) => above * alpha01 + below * (1 - alpha01)
  return { r: mix(over.r, ground.r), g: mix(over.g, ground.g), b: mix(over.b, ground.b) }
}

/** The color of 8 bits a channel that is nearest to a mixture. */
const nearestHex = ({ r, g, b }: Rgb): HexColor =>
  toHex({ r: roundHalfUp(r), g: roundHalfUp(g), b: roundHalfUp(b) })

const WHITE = { r: 255, g: 255, b: 255 }

/** What is seen of one of both: see `ContrastRow`. */
export function seenOf(part: Part, text: Layer, background: Layer): HexColor {
  const ground = layOver(background, WHITE)
  return nearestHex(part === 'text' ? layOver(text, ground) : ground)
}

/** Contrast of a text on a background, and the nearest color that passes the level. */
export function contrastRow(text: Layer, background: Layer, level: ContrastLevel): ContrastRow {
  const ground = layOver(background, WHITE)
  const shade = layOver(text, ground)
  const seen = nearestHex(shade)
  const ratio = contrastRatio(shade, ground)
  const wanted = CONTRAST_LEVELS.find(({ value }) => value === level)?.ratio ?? 4.5
  return {
    seen,
    background: nearestHex(ground),
    ratioText: (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2),
    passes: CONTRAST_LEVELS.filter((one) => ratio >= one.ratio).map(({ value }) => value),
    lcText: (Math.trunc(apcaContrast(shade, ground) * 10) / 10).toFixed(1),
    passing: ratio >= wanted ? seen : nearestPassing(seen, ground, wanted),
  }
}
