import { channelsOf, type AnyShade } from '#lib/contrast'

// APCA 0.0.98G-4g, github.com/Myndex/apca-w3
const GAMMA = 2.4
const LUMINANCE = { r: 0.2126729, g: 0.7151522, b: 0.072175 }
// 1.414 is the constant that APCA has, not the root of 2.
// oxlint-disable-next-line approx-constant
const BLACK = { threshold: 0.022, exponent: 1.414 }
const DARK_ON_LIGHT = { background: 0.56, text: 0.57 }
const LIGHT_ON_DARK = { background: 0.65, text: 0.62 }
const SCALE = 1.14
const OFFSET = 0.027
/** `loClip`. Luminances that `deltaYmin` takes for equal have less than a quarter of it. */
const LEAST_CONTRAST = 0.1

const light = (channel: number) => (channel / 255) ** GAMMA

/** Luminance of a screen, with what light a dark room adds to black. */
function screenLuminance(color: AnyShade): number {
  const { r, g, b } = channelsOf(color)
  const y = LUMINANCE.r * light(r) + LUMINANCE.g * light(g) + LUMINANCE.b * light(b)
  return y < BLACK.threshold ? y + (BLACK.threshold - y) ** BLACK.exponent : y
}

/**
 * Lightness contrast Lc of a text on its background: about 106 for black on white, below 0 where the text is
 * the lighter one (white on black is about -108), 0 where there is next to none.
 */
export function apcaContrast(text: AnyShade, background: AnyShade): number {
  const [front, back] = [screenLuminance(text), screenLuminance(background)]
  const { background: backPower, text: frontPower } = back > front ? DARK_ON_LIGHT : LIGHT_ON_DARK
  const contrast = (back ** backPower - front ** frontPower) * SCALE
  if (Math.abs(contrast) < LEAST_CONTRAST) return 0
  return (contrast - Math.sign(contrast) * OFFSET) * 100
}
