/** Whole sentences, one after the other; what is none is left out. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
