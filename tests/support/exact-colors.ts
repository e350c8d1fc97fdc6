type Channels = readonly [number, number, number]

/**
 * HSL of CSS Color 4 in whole numbers alone, so that every half is a half: the judge of what the product
 * computes with floating point.
 */
function parts(color: string) {
  const channels = [...Buffer.from(color.slice(1), 'hex')]
  const [r = 0, g = 0, b = 0] = channels
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const chroma = max - min
  // Sixths of the circle times chroma.
  const towards = (from: number, gap: number) => (from * chroma + gap + 6 * chroma) % (6 * chroma)
  const hue = max === r ? towards(0, g - b) : max === g ? towards(2, b - r) : towards(4, r - g)
  // Saturation is chroma divided by this.
  const room = 255 - Math.abs(max + min - 255)
  return { channels, max, min, chroma, hue: chroma === 0 ? 0 : hue, room }
}

/** Rounds a fraction, halves up. */
const rounded = (over: number, under: number) => Math.floor((2 * over + under) / (2 * under))

const hexOf = (channels: readonly number[]) => `#${Buffer.from(channels).toString('hex')}`

/** The color of `color` with its hue turned by a multiple of 30 degrees. */
export function turned(color: string, turnDeg: number): string {
  const { chroma, min, hue } = parts(color)
  if (chroma === 0) return color
  // Twelfths of the circle times chroma: whole for every multiple of 30 degrees.
  const circle = 12 * chroma
  const angle = (2 * hue + (turnDeg / 30) * chroma + circle) % circle
  const sixth = Math.floor(angle / (2 * chroma))
  const middle = 2 * chroma - Math.abs((angle % (4 * chroma)) - 2 * chroma)
  const [high, mid] = [min + chroma, min + rounded(middle, 2)]
  const orders: readonly Channels[] = [
    [high, mid, min],
    [mid, high, min],
    [min, high, mid],
    [min, mid, high],
    [mid, min, high],
    [high, min, mid],
  ]
  return hexOf(orders[sixth] ?? [])
}

/** The color of `color` with its lightness moved by a multiple of 20 percent, within 10 and 90. */
export function lightened(color: string, stepPercent: number): string {
  const { channels, max, min, chroma, room } = parts(color)
  // In units of a 2550th, in which the lightness of every color and every step is whole.
  const moved = 5 * (max + min) + (stepPercent / 20) * 510
  const lightness = Math.min(Math.max(moved, 255), 2295)
  const reach = Math.min(lightness, 2550 - lightness)
  const under = room === 0 ? 1 : room
  return hexOf(
    channels.map((channel) =>
      rounded(lightness * under - chroma * reach + 2 * reach * (channel - min), 10 * under),
    ),
  )
}

/** Hue in degrees, saturation and lightness in percent, each rounded, halves up. */
export function roundedHsl(color: string): Channels {
  const { max, min, chroma, hue, room } = parts(color)
  return [
    chroma === 0 ? 0 : rounded(60 * hue, chroma) % 360,
    chroma === 0 ? 0 : rounded(100 * chroma, room),
    rounded(100 * (max + min), 510),
  ]
}

/** Colors spread over all there are: the stride shares no factor with their number. */
export function sampleColors(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const value = (index * 10_368_889) % 0x1000000
    return `#${value.toString(16).padStart(6, '0')}`
  })
}
