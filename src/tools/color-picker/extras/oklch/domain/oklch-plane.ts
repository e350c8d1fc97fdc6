import type { Picture, Size } from '#lib/picture'
import { ok, type Result } from '#lib/result'
import { nearestIn, type Point } from '../../../domain/place'
import type { WorkerAdapters } from '../../../domain/adapters'

export const PLANE: Size = { widthPx: 300, heightPx: 200 }

/** The chroma at the right edge; the most that sRGB has is 0.3225, of magenta. */
const MAX_CHROMA = 0.33

export const nearestPlanePoint = ({ x, y }: Point): Point =>
  nearestIn(PLANE, { x: Math.round(x), y: Math.round(y) })

export const chromaAt = (x: number) => (x / (PLANE.widthPx - 1)) * MAX_CHROMA
export const lightnessAt = (y: number) => 1 - y / (PLANE.heightPx - 1)

/** The place of that lightness and chroma, mostly between pixels, or the nearest on the edge. */
export const planePointOf = ({ l, c }: { l: number; c: number }): Point =>
  nearestIn(PLANE, {
    x: (c / MAX_CHROMA) * (PLANE.widthPx - 1),
    y: (1 - l) * (PLANE.heightPx - 1),
  })

const LAST = 4095

/** Gamma of sRGB (IEC 61966-2-1) as a table: the power of each channel is most of the work. */
const BYTES = Uint8Array.from({ length: LAST + 1 }, (_, index) => {
  const light = index / LAST
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(share * 255)
})

const within01 = (light: number) => Math.min(1, Math.max(0, light))

/** Tight: near black all channels are small, and colors far outside would pass for black. */
const isIn = (light: number) => light >= -1e-7 && light <= 1.00001

/** Lightness from top to bottom, chroma from left to right, of one hue. Outside sRGB nothing is drawn. */
export function drawPlane(hueDeg: number): Picture {
  const { widthPx, heightPx } = PLANE
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
  const [cos, sin] = [Math.cos((hueDeg * Math.PI) / 180), Math.sin((hueDeg * Math.PI) / 180)]
  for (let y = 0; y < heightPx; y++) {
    const lightness = lightnessAt(y)
    for (let x = 0; x < widthPx; x++) {
      const [a, b] = [chromaAt(x) * cos, chromaAt(x) * sin]
      // CSS Color 4, section 20: OKLab to linear sRGB.
      const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
      const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
      const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
      const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
      const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
      const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
      const at = (y * widthPx + x) * 4
      if (!isIn(red) || !isIn(green) || !isIn(blue)) break
      rgba[at] = BYTES[Math.round(within01(red) * LAST)] ?? 0
      rgba[at + 1] = BYTES[Math.round(within01(green) * LAST)] ?? 0
      rgba[at + 2] = BYTES[Math.round(within01(blue) * LAST)] ?? 0
      rgba[at + 3] = 255
    }
  }
  return { widthPx, heightPx, rgba }
}

/** The plane of a hue as a bitmap for the page. */
export function sendPlane<Bitmap>(
  { toBitmap, handOver }: Pick<WorkerAdapters<Bitmap, never>, 'toBitmap' | 'handOver'>,
  hueDeg: number,
): Result<Bitmap, never> {
  const bitmap = toBitmap(drawPlane(hueDeg))
  return handOver(ok(bitmap), [bitmap])
}
