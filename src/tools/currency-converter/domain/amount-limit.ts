/** Before the point: powers of ten are written out, and a pasted one must not fill the memory or the page. */
export const MOST_DIGITS = 400

/** @param amount digits with at most one point */
export const isTooLarge = (amount: string): boolean =>
  amount.replace(/^0+/, '').replace(/\..*/, '').length > MOST_DIGITS
