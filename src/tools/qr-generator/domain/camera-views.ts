import type { Picture } from '../../../lib/picture'

/** A square picture with fewer pixels, each the mean of those it stands for. */
export function scaleDown({ widthPx: fromPx, rgba: from }: Picture, sizePx: number): Picture {
  const factor = fromPx / sizePx
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4)
  /** How much of the pixel `at` lies in one that begins at `start`. */
  const share = (at: number, start: number) =>
    Math.min(at + 1, start + factor) - Math.max(at, start)
  for (let at = 0; at < rgba.length; at++) {
    const pixel = Math.floor(at / 4)
    const left = (pixel % sizePx) * factor
    const top = Math.floor(pixel / sizePx) * factor
    let sum = 0
    for (let row = Math.floor(top); row < top + factor; row++) {
      for (let column = Math.floor(left); column < left + factor; column++) {
        const channel = from[(row * fromPx + column) * 4 + (at % 4)] ?? 0
        sum += share(row, top) * share(column, left) * channel
      }
    }
    rgba[at] = sum / (factor * factor)
  }
  return { widthPx: sizePx, heightPx: sizePx, rgba }
}

/** Of a square picture each pixel becomes the mean of itself and its eight neighbors; outside is as the border. */
export function blur({ widthPx: sizePx, rgba: from }: Picture): Picture {
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
  return { widthPx: sizePx, heightPx: sizePx, rgba }
}
