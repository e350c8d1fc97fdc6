/** What is to be made, as the box hands it over in memory. */
export interface Asked {
  /** How many at once; null: one. */
  count: number | null
  /** Null: as it is set. */
  length: number | null
  /** What the length is counted in, which shows what is made. */
  unit: string
}

/** `20 characters`, `500 x 20 characters`, `500 x words`. */
export const askedText = ({ count, length, unit }: Asked): string =>
  [count !== null && `${count} x`, length, unit].filter(Boolean).join(' ')

/** Null of a text that is none. */
export function readAsked(text: string): Asked | null {
  const [, count, length, unit] = /^(?:(\d+) x )?(?:(\d+) )?([a-z]+)$/.exec(text) ?? []
  if (!unit) return null
  return { count: count ? Number(count) : null, length: length ? Number(length) : null, unit }
}
