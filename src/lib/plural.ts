import { grouped } from './grouped'

/** The sentence for a count; `#` stands for the number. English: one form for 1, the other for all else. */
export const plural = (count: number, { one, other }: { one: string; other: string }): string =>
  (count === 1 ? one : other).replace('#', grouped(count))
