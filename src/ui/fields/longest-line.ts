/** Characters of a field of one line. Browsers take half a minute to lay out a million pasted ones. */
export const LONGEST_LINE = 10_000
