import type { Picture } from '../../../lib/picture'

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

/** A square picture with fewer pixels, each the mean of those it stands for. */
export function scaleDown({ widthPx: fromPx, rgba: from }: Picture, sizePx: number): Picture {
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
