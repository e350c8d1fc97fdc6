import { toHex, toRgb, type HexColor } from '../../../lib/color'

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

export const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia'] as const

export type Vision = (typeof VISIONS)[number]

// IEC 61966-2-1
const toLinear = (byte: number) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const toByte = (linear: number) => {
  const light = Math.min(1, Math.max(0, linear))
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(share * 255)
}

/** The color as someone sees it who lacks one kind of cone. */
export function simulate(color: HexColor, vision: Vision): HexColor {
  const { r, g, b } = toRgb(color)
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)]
  const [red, green, blue] = MATRICES[vision].map(([x, y, z]) => toByte(x * lr + y * lg + z * lb))
  return toHex({ r: red ?? 0, g: green ?? 0, b: blue ?? 0 })
}
