import packageSegments from 'qrcode/lib/core/segments.js'

/**
 * An ECI header (ISO/IEC 18004:2015 §7.4.2.2) as a segment of the package, which writes 4 bits of mode, the length, and
 * the data: a number under 128 takes 8 bits in every version and stands in the place of the length.
 */
const headerOf = (number: number) => ({
  mode: { bit: 0b0111, ccBits: [8, 8, 8] },
  getLength: () => number,
  getBitsLength: () => 0,
  write() {},
})

/** Adds the mode 'eci' to the package: the one function that makes its segments is replaced. */
export function addEciMode(): void {
  const { fromArray } = packageSegments
  packageSegments.fromArray = (segments) =>
    segments.flatMap((segment) =>
      segment.mode === 'eci' ? [headerOf(Number(segment.data))] : fromArray([segment]),
    )
}
