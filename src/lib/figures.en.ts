// What is written with several figures: calculations and lists.

/** A calculation or another text with plain decimals in it, such as `0.5 + 1`, as the page shows it. */
export const figures = (text: string): string => text

/** What was typed as the page's language writes numbers, with plain decimals for it. */
export const plainFigures = (typed: string): string => typed

/** Plain decimals one after the other, with nothing between them that a number has: `0.5, 1`. */
export const figureList = (plain: readonly string[]): string => plain.join(', ')
