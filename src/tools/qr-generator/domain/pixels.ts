import type { Rgb } from '../../../lib/color'
import type { QrMatrix } from './encode'
import type { Layout } from './layout'

/** A square picture: the bytes r, g, b, a of each pixel, row by row. */
export interface Pixels {
  sizePx: number
  rgba: Uint8ClampedArray<ArrayBuffer>
}

/** The picture as the file has it. */
export function drawPixels(
  { side, dark: modules }: QrMatrix,
  { sizePx, modulePx, offsetPx }: Layout,
  { dark, light }: { dark: Rgb; light: Rgb },
): Pixels {
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4)
  const line = rgba.subarray(0, sizePx * 4)
  const moduleAt = (px: number) => Math.floor((px - offsetPx) / modulePx)
  for (let y = 0; y < sizePx; y++) {
    const row = moduleAt(y)
    for (let x = 0; x < sizePx; x++) {
      const column = moduleAt(x)
      const isInside = row >= 0 && row < side && column >= 0 && column < side
      const { r, g, b } = isInside && modules[row * side + column] === 1 ? dark : light
      line.set([r, g, b, 255], x * 4)
    }
    rgba.copyWithin(y * sizePx * 4, 0, sizePx * 4)
  }
  return { sizePx, rgba }
}

/** Which pixels, and how much of each, lie in one pixel of a picture `factor` times smaller. */
function spans(sizePx: number, factor: number): { first: number; weights: number[] }[] {
  return Array.from({ length: sizePx }, (_, at) => {
    const [start, end] = [at * factor, (at + 1) * factor]
    const first = Math.floor(start)
    const count = Math.ceil(end - 1e-9) - first
    const weights = Array.from(
      { length: count },
      (_none, step) => Math.min(end, first + step + 1) - Math.max(start, first + step),
    )
    return { first, weights }
  })
}

/** The picture with fewer pixels, each the mean of those it stands for. */
export function scaleDown({ sizePx: fromPx, rgba: from }: Pixels, sizePx: number): Pixels {
  const factor = fromPx / sizePx
  const shares = spans(sizePx, factor)
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4)
  shares.forEach((down, y) => {
    shares.forEach((along, x) => {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        down.weights.forEach((height, dy) => {
          const line = (down.first + dy) * fromPx + along.first
          along.weights.forEach((width, dx) => {
            sum += height * width * (from[(line + dx) * 4 + channel] ?? 0)
          })
        })
        rgba[(y * sizePx + x) * 4 + channel] = sum / (factor * factor)
      }
    })
  })
  return { sizePx, rgba }
}

/** Each pixel becomes the mean of itself and its eight neighbours; outside is as the border. */
export function blur({ sizePx, rgba: from }: Pixels): Pixels {
  const rgba = new Uint8ClampedArray(from.length)
  const inside = (at: number) => Math.min(sizePx - 1, Math.max(0, at))
  for (let y = 0; y < sizePx; y++) {
    const lines = [inside(y - 1), y, inside(y + 1)].map((row) => row * sizePx)
    for (let x = 0; x < sizePx; x++) {
      const columns = [inside(x - 1), x, inside(x + 1)]
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (const line of lines) {
          for (const column of columns) sum += from[(line + column) * 4 + channel] ?? 0
        }
        rgba[(y * sizePx + x) * 4 + channel] = sum / 9
      }
    }
  }
  return { sizePx, rgba }
}
