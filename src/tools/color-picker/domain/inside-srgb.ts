import { toRgb, type HexColor } from '#lib/color'

type Channels = readonly [number, number, number]

/** Two programs are so far apart at most: to one white is 1.00000002. */
const NOISE = 1e-6

/** How many steps of the last digit a channel is moved at most. */
const STEPS = [0, -1, 1, -2, 2, -3, 3]

const MOVES = STEPS.flatMap((first) =>
  STEPS.flatMap((second) => STEPS.map((third): Channels => [first, second, third])),
).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))

/**
 * The channels of a color in another space, rounded to so many digits that they are still the same color of 8 bits, and
 * never a color outside sRGB: at the border of it the nearest digits may be just beyond, where programs
 * would warn of the color or move it.
 * @param toShares red, green and blue of such channels, from 0 to 1
 */
export function roundInside(
  color: HexColor,
  channels: Channels,
  digits: Channels,
  toShares: (channels: Channels) => { r: number; g: number; b: number },
): Channels {
  const bytes = toRgb(color)
  const isSame = (channel: 'r' | 'g' | 'b', share: number) =>
    share >= -NOISE && share <= 1 + NOISE && Math.abs(share * 255 - bytes[channel]) < 0.5
  for (const moves of MOVES) {
    const at = (place: 0 | 1 | 2) =>
      Number((channels[place] + moves[place] / 10 ** digits[place]).toFixed(digits[place]))
    const rounded = [at(0), at(1), at(2)] as const
    const { r, g, b } = toShares(rounded)
    if (isSame('r', r) && isSame('g', g) && isSame('b', b)) return rounded
  }
  // As for #00ff00 in OKLCH: at a corner of sRGB no such digits may be inside.
  const [first, second, third] = digits
  return roundInside(color, channels, [first + 1, second + 1, third + 1], toShares)
}
