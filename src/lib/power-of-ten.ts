/** The exponent in scientific notation, -3 of 0.0012, of a finite number that is not 0. */
export const exponentOf = (value: number): number => Number(value.toExponential().split('e')[1])

/**
 * A multiple of a power of ten, `2e-20`, as the nearest number. `10 ** -20` is not that one in every engine: the
 * standard leaves its last digits open, as it does those of `Math.log10`.
 */
export const timesTenTo = (multiple: number, exponent: number): number =>
  Number(`${multiple}e${exponent}`)
