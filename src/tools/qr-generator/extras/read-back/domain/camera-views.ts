import type { Picture } from '#lib/picture'
import { drawPicture } from '../../shared/picture-pixels'

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

/** The color of a place between four pixels, by their distances; white outside. */
function colorAt({ widthPx, heightPx, rgba }: Picture, x: number, y: number, channel: number) {
  const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [right, lower] = [x - 0.5 - column, y - 0.5 - row]
  const pixel = (atX: number, atY: number) =>
    atX < 0 || atY < 0 || atX >= widthPx || atY >= heightPx
      ? 255
      : (rgba[(atY * widthPx + atX) * 4 + channel] ?? 255)
  const upperLine = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
  const lowerLine = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
  return upperLine * (1 - lower) + lowerLine * lower
}

/** A square picture on white, each of whose pixels shows the place of another one. */
function seenFrom(
  picture: Picture,
  sizePx: number,
  placeOf: (x: number, y: number) => readonly [x: number, y: number],
): Picture {
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4).fill(255)
  for (let y = 0; y < sizePx; y++) {
    for (let x = 0; x < sizePx; x++) {
      const [fromX, fromY] = placeOf(x + 0.5, y + 0.5)
      for (let channel = 0; channel < 3; channel++) {
        rgba[(y * sizePx + x) * 4 + channel] = colorAt(picture, fromX, fromY, channel)
      }
    }
  }
  return { widthPx: sizePx, heightPx: sizePx, rgba }
}

/** About a twentieth of a circle, as a phone is held. */
const TURN = (17 / 180) * Math.PI

/** A square picture, turned. */
export function turned(picture: Picture): Picture {
  const side = picture.widthPx
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)]
  const sizePx = Math.ceil(side * (cos + sin))
  return seenFrom(picture, sizePx, (x, y) => {
    const [dx, dy] = [x - sizePx / 2, y - sizePx / 2]
    return [side / 2 + dx * cos + dy * sin, side / 2 - dx * sin + dy * cos]
  })
}

/** How much wider the near edge of a tilted picture is than the far one. */
const TILT = 0.06

/** A square picture, its upper edge farther away. */
export function tilted(picture: Picture): Picture {
  const side = picture.widthPx
  return seenFrom(picture, side, (x, y) => {
    const height = ((y / side) * (1 + TILT)) / (1 + (TILT * y) / side)
    return [side / 2 + (x - side / 2) * (1 + TILT * (1 - height)), height * side]
  })
}
