import type { Layout } from './layout'
import type { QrMatrix } from './matrix'
import { lineBytesOf } from './png-line'

// Measured on full symbols from 512 to 8192 px: with longer keys fewer matches are found, with shorter
// keys shorter ones.
const KEY_PX = 48
const MIN_KEY_MODULES = 6
const MAX_KEY_MODULES = 12

/**
 * Numbers for the places of a scanline: two places have the same one if the next few modules are the
 * same and lie in the same way on the bounds of bytes. Then the bytes are the same, too.
 */
export class PlaceKeys {
  /** One more than the largest key. */
  readonly count: number
  private readonly keyModules: number
  private readonly modulePx: number
  /** The module of a byte's first pixel, counted from beyond the left edge, and the pixel within the module. */
  private readonly moduleOf: Int32Array
  private readonly phaseOf: Int32Array
  private readonly marginModules: number
  /** By module: it and the next ones as bits, for the row last read. */
  private readonly ahead: Int32Array

  constructor({ sizePx, modulePx, offsetPx }: Layout) {
    const wanted = Math.ceil(KEY_PX / modulePx)
    this.keyModules = Math.min(Math.max(wanted, MIN_KEY_MODULES), MAX_KEY_MODULES)
    this.modulePx = modulePx
    this.count = modulePx << this.keyModules
    // The filter byte stands where eight pixels to the left of the picture would.
    this.marginModules = Math.ceil((offsetPx + 8) / modulePx)
    const shiftPx = this.marginModules * modulePx - offsetPx - 8
    const pixels = Int32Array.from({ length: lineBytesOf(sizePx) }, (_, at) => at * 8 + shiftPx)
    this.moduleOf = pixels.map((pixel) => Math.floor(pixel / modulePx))
    this.phaseOf = pixels.map((pixel) => pixel % modulePx)
    this.ahead = new Int32Array((this.moduleOf.at(-1) ?? 0) + 1)
  }

  /** Takes in a row of modules, whose scanline's keys are asked for next. */
  read({ side, dark }: QrMatrix, row: number) {
    const all = (1 << this.keyModules) - 1
    let ahead = 0
    for (let at = this.ahead.length - 1; at >= 0; at--) {
      const column = at - this.marginModules
      const isDark = column >= 0 && column < side && dark[row * side + column] === 1
      ahead = ((ahead << 1) | (isDark ? 1 : 0)) & all
      this.ahead[at] = ahead
    }
  }

  /** Of the byte `at` of the scanline. */
  at(at: number): number {
    return (this.ahead[this.moduleOf[at] ?? 0] ?? 0) * this.modulePx + (this.phaseOf[at] ?? 0)
  }
}
