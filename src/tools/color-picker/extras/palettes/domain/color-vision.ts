import type { HexColor } from '#lib/color'
import { clipToHex, fromHex, toLinearShares, toRgbShares } from '../../shared/color-spaces'

// Machado, Oliveira, Fernandes 2009, table 1, severity 1.0; for linear RGB.
const MATRICES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const

export type Vision = keyof typeof MATRICES

/** The color as someone sees it who lacks one kind of cone. */
export function simulate(color: HexColor, vision: Vision): HexColor {
  const { r, g, b } = toLinearShares(fromHex(color))
  const seen = MATRICES[vision].map(([x, y, z]) => x * r + y * g + z * b)
  const [red = 0, green = 0, blue = 0] = seen
  return clipToHex(toRgbShares({ mode: 'lrgb', r: red, g: green, b: blue }))
}
