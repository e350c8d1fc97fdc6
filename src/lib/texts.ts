/**
 * What a translation of `T` has to be: the same names and codes, functions of the same values, and texts where the
 * English file has them.
 */
export type Like<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Like<Text>
    : T extends readonly (infer One)[]
      ? readonly Like<One>[]
      : T extends object
        ? { readonly [Name in keyof T]: Like<T[Name]> }
        : T

/**
 * The first line of a translation, so that the compiler names what it lacks:
 * `export type Whole = Same<typeof import('./texts.de'), typeof en>`.
 */
export type Same<Own extends Like<English>, English> = [Own, English]
