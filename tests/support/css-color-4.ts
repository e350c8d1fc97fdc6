type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]

const times = (matrix: Matrix, [x, y, z]: Vector): Vector => {
  const [first, second, third] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z)
  return [first ?? 0, second ?? 0, third ?? 0]
}

// The matrices of CSS Color 4, section 18.
const XYZ_TO_LINEAR: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
]
const D50_TO_D65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
]
const D50: Vector = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
const LMS_TO_XYZ: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
]
const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
]

const encoded = (light: number) => {
  const size = Math.abs(light)
  const share = size > 0.0031308 ? 1.055 * size ** (1 / 2.4) - 0.055 : 12.92 * size
  return Math.sign(light) * share
}

const sharesOf = (xyz: Vector) => times(XYZ_TO_LINEAR, xyz).map(encoded)

const KAPPA = 24389 / 27
const size = (t: number) => (t ** 3 > 216 / 24389 ? t ** 3 : (116 * t - 16) / KAPPA)

function fromLab([l, a, b]: Vector): number[] {
  const f = (l + 16) / 116
  const y = l > 8 ? f ** 3 : l / KAPPA
  const xyz: Vector = [size(f + a / 500) * D50[0], y * D50[1], size(f - b / 200) * D50[2]]
  return sharesOf(times(D50_TO_D65, xyz))
}

function fromOklab(lab: Vector): number[] {
  const [l, m, s] = times(OKLAB_TO_LMS, lab)
  return sharesOf(times(LMS_TO_XYZ, [l ** 3, m ** 3, s ** 3]))
}

const rectangular = ([l, c, hueDeg]: Vector): Vector => {
  const angle = (hueDeg * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

/** Red, green and blue, from 0 to 1 inside sRGB, of `lab()`, `lch()` or `oklch()` with a percentage first. */
export function sharesByCss(text: string): number[] {
  const [, name = ''] = /^(\w+)\(/.exec(text) ?? []
  const [l = NaN, a = NaN, b = NaN] = text.match(/-?[\d.]+/g)?.map(Number) ?? []
  if (name === 'lab') return fromLab([l, a, b])
  if (name === 'lch') return fromLab(rectangular([l, a, b]))
  return fromOklab(rectangular([l / 100, a, b]))
}
