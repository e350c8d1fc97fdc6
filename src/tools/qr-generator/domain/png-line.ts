import type { Layout } from './layout'
import type { QrMatrix } from './matrix'

/** Bytes of a scanline: the filter type, then palette indexes, 8 to a byte (PNG §7.2 and §9.1). */
export const lineBytesOf = (sizePx: number) => 1 + Math.ceil(sizePx / 8)

/** Sets the pixels from `left` up to `right`; the leftmost pixel of a byte is its highest bit. */
function fillPixels(line: Uint8Array, left: number, right: number) {
  const first = 1 + (left >> 3)
  const last = 1 + (right >> 3)
  const head = 0xff >> (left & 7)
  const tail = 0xff00 >> (right & 7)
  if (first === last) {
    line[first] = (line[first] ?? 0) | (head & tail)
    return
  }
  line[first] = (line[first] ?? 0) | head
  for (let at = first + 1; at < last; at++) line[at] = 0xff
  if (right & 7) line[last] = (line[last] ?? 0) | tail
}

/** Writes the unfiltered scanline of a row of modules into zeros; dark pixels have index 1. */
export function drawLine(
  line: Uint8Array,
  { side, dark }: QrMatrix,
  row: number,
  { modulePx, offsetPx }: Layout,
) {
  const end = (row + 1) * side
  for (let at = row * side; at < end; at++) {
    if (dark[at] !== 1) continue
    const first = at
    while (at + 1 < end && dark[at + 1] === 1) at++
    const left = offsetPx + (first - row * side) * modulePx
    fillPixels(line, left, left + (at + 1 - first) * modulePx)
  }
}

/**
 * The same for modules of at most 8 pixels, into a line that may hold another row of the symbol: bit by
 * bit, since where modules are small their runs are short.
 */
export function drawDenseLine(
  line: Uint8Array,
  { side, dark }: QrMatrix,
  row: number,
  { modulePx, offsetPx }: Layout,
) {
  const darkBits = (1 << modulePx) - 1
  // Behind the filter byte and the margin, whose last byte may be half used.
  let at = 1 + (offsetPx >> 3)
  let bits = 0
  let count = offsetPx & 7
  for (let module = row * side; module < (row + 1) * side; module++) {
    // Multiplied: which way a branch goes could not be foretold.
    bits = (bits << modulePx) | ((dark[module] ?? 0) * darkBits)
    count += modulePx
    if (count < 8) continue
    count -= 8
    line[at++] = bits >> count
    bits &= (1 << count) - 1
  }
  if (count > 0) line[at] = bits << (8 - count)
}
