/**
 * Far above the noise of the conversions (1e-13) and far below the distance of any true value from a
 * half: those are fractions with denominators under 10,000.
 */
const NOISE = 1e-9

/** Rounds to whole numbers, halves up: also a half that floating point has left just below itself. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + NOISE)
