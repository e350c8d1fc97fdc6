/** More rows than anybody compares, and few enough to be computed at each key. */
export const MAX_FAVORITES = 30

export const isFull = (favorites: readonly string[]): boolean => favorites.length >= MAX_FAVORITES

/** At the end; a code that is there, or one too many, changes nothing. */
export const withFavorite = (favorites: readonly string[], code: string): readonly string[] =>
  isFull(favorites) || favorites.includes(code) ? favorites : [...favorites, code]

export const withoutFavorite = (favorites: readonly string[], code: string): readonly string[] =>
  favorites.filter((other) => other !== code)

/**
 * One place up or down; at the end of the list nothing changes.
 * @param by -1 is towards the first
 */
export function moveFavorite(
  favorites: readonly string[],
  code: string,
  by: -1 | 1,
): readonly string[] {
  const at = favorites.indexOf(code)
  const to = at + by
  if (at < 0 || to < 0) return favorites
  const others = withoutFavorite(favorites, code)
  return [...others.slice(0, to), code, ...others.slice(to)]
}

/** Codes from storage: each once, at most so many; null for what is no list. */
export function parseFavorites(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const codes = value.filter((code): code is string => typeof code === 'string' && code !== '')
  return [...new Set(codes)].slice(0, MAX_FAVORITES)
}
