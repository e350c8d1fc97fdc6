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
  private readonly keys: Int32Array

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
    this.keys = new Int32Array(pixels.length)
  }

  /** The keys of the bytes of a row's scanline; good until the next call. */
  read({ side, dark }: QrMatrix, row: number): Int32Array {
    const { ahead, moduleOf, phaseOf, keys, marginModules, modulePx } = this
    const all = (1 << this.keyModules) - 1
    let next = 0
    // Backwards from the last module; what is to the right of it stays 0.
    for (
      let at = marginModules + side - 1, from = (row + 1) * side - 1;
      at >= marginModules;
      at--
    ) {
      next = ((next << 1) | (dark[from--] ?? 0)) & all
      ahead[at] = next
    }
    for (let at = marginModules - 1; at >= 0; at--) {
      next = (next << 1) & all
      ahead[at] = next
    }
    for (let at = 0; at < keys.length; at++) {
      keys[at] = (ahead[moduleOf[at] ?? 0] ?? 0) * modulePx + (phaseOf[at] ?? 0)
    }
    return keys
  }
}
