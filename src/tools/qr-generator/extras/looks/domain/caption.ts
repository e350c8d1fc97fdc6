/** Longest caption: it can be read in two lines. */
export const MAX_CAPTION = 50
