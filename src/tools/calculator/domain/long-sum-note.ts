import { grouped } from '../../../lib/grouped'

/** As many as the calculator shows. */
const SHOWN_DIGITS = 15

/** How long a result is, where the shown number does not have all of its digits before the point; else null. */
export const lengthNote = (digits: number): string | null =>
  digits > SHOWN_DIGITS ? `${grouped(digits)} digits before the point` : null
