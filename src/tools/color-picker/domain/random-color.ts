import { toHex, type HexColor } from '#lib/color'

/** Gives that many bytes, each of the 256 values equally likely. */
export type RandomBytes = (count: number) => Uint8Array

/** Each of the 16,777,216 colors is equally likely: a byte is a channel. */
export function randomColor(randomBytes: RandomBytes): HexColor {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  return toHex({ r, g, b })
}
