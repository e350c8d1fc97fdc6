import { decimal, isTooSmall, settlePart, type Decimal } from './decimal'
import { factorial } from './functions'

/** What the values of an expression are. */
export interface Numbers {
  of: (value: string | Decimal) => Decimal
  /** A part of the sum in its range; infinite beyond it. */
  settle: (value: Decimal) => Decimal
  /** NaN for negatives and non-integers (spec §5). */
  factorial: (n: Decimal) => Decimal
  /** Whether a power is certain to exceed the range, without computing it. */
  isTooLarge: (base: Decimal, exponent: Decimal) => boolean
  /** Whether a result is below the range, and not 0. */
  isTooSmall: (value: Decimal) => boolean
}

/** Those of the display, as large as the largest double. */
export const SHOWN_NUMBERS: Numbers = {
  of: decimal,
  settle: settlePart,
  factorial,
  isTooLarge: (base, exponent) =>
    !base.isZero() && Math.log10(base.abs().toNumber()) * exponent.toNumber() > 309,
  isTooSmall,
}
