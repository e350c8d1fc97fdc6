import type { Picture } from '#lib/picture'
import { drawPicture } from '../scene/picture-pixels'

/** A square picture with fewer pixels. */
export function scaleDown(picture: Picture, sizePx: number): Picture {
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4).fill(255)
  const square = { x: 0, y: 0, width: sizePx, height: sizePx }
  const whole = { sizePx, from: 0, to: sizePx, rgba }
  drawPicture(whole, picture, square, { sizePx, modulePx: 1, offsetPx: 0 })
  return { widthPx: sizePx, heightPx: sizePx, rgba }
}

/** Each pixel of a square picture becomes the mean of itself and its eight neighbors; outside is as the border. */
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
