/** What words of a language become in the plain English form that all tools read. */
export type Rule = readonly [words: RegExp, plain: string | ((...found: string[]) => string)]

/** Whole words, whatever their letters: `\b` knows those of English alone. */
export const words = (alternatives: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu')

/** A text after all rules, one after another. */
export const rewritten = (text: string, rules: readonly Rule[]): string =>
  rules.reduce<string>(
    (before, [pattern, plain]) =>
      typeof plain === 'string' ? before.replace(pattern, plain) : before.replace(pattern, plain),
    text,
  )
