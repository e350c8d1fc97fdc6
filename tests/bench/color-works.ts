import { readHex, toHex, type HexColor } from '../../src/lib/color'
import { makePalette, PALETTE_TYPES } from '../../src/tools/color-picker/domain/palette'
import { drawSpectrum, SPECTRUM } from '../../src/tools/color-picker/domain/spectrum'
import { toBitmap } from '../../workers/adapters/canvas'
import { assert, type Work } from './work'

const COLORS = 1000

/** Spread over all of them: the golden ratio of 2^24, made odd. */
const colors = Array.from({ length: COLORS }, (_, at) => {
  const value = (at * 10_368_889) % 2 ** 24
  return toHex({ r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff })
})

/** The color as the browser itself reads it. */
function browserColor(css: string): HexColor {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  assert(context !== null, 'OffscreenCanvas gives no 2d context')
  context.fillStyle = css
  const color = readHex(context.fillStyle)
  assert(color !== null, `${css} is no color`)
  return color
}

function assertNear(color: HexColor, css: string) {
  const wanted = browserColor(css)
  const isNear = [1, 3, 5].every((at) => {
    const [one, other] = [color, wanted].map((hex) => parseInt(hex.slice(at, at + 2), 16))
    return Math.abs((one ?? 0) - (other ?? 255)) <= 1
  })
  assert(isNear, `${css} is ${wanted}, not ${color}`)
}

export const spectrum = (): Work => ({
  perRun: 1,
  run() {
    const bitmap = toBitmap(drawSpectrum())
    bitmap.close()
    return bitmap
  },
  check() {
    const { rgba } = drawSpectrum()
    for (let y = 0; y < SPECTRUM.heightPx; y += 7) {
      for (let x = 0; x < SPECTRUM.widthPx; x += 11) {
        const [r = 0, g = 0, b = 0] = rgba.subarray((y * SPECTRUM.widthPx + x) * 4)
        const lightness = 100 * (1 - y / (SPECTRUM.heightPx - 1))
        assertNear(toHex({ r, g, b }), `hsl(${(x / SPECTRUM.widthPx) * 360} 100% ${lightness}%)`)
      }
    }
  },
})

export const palettes = (): Work => ({
  perRun: COLORS,
  run: () => colors.map((color) => PALETTE_TYPES.map((type) => makePalette(color, type))),
  check() {
    const [, cyan] = makePalette('#ff0000', 'complementary')
    const [, green, blue] = makePalette('#ff0000', 'triadic')
    const [, chartreuse, , violet] = makePalette('#ff0000', 'tetradic')
    assert(cyan === '#00ffff', 'the complement of red is cyan')
    assert(green === '#00ff00' && blue === '#0000ff', 'the triad of red is green and blue')
    assertNear(chartreuse ?? '#000000', 'hsl(90 100% 50%)')
    assertNear(violet ?? '#000000', 'hsl(270 100% 50%)')
    assertNear(makePalette('#ff0000', 'analogous')[2] ?? '#000000', 'hsl(30 100% 50%)')
    assertNear(makePalette('#ff0000', 'monochromatic')[1] ?? '#000000', 'hsl(0 100% 30%)')
  },
})
