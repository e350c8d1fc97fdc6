import { parseFavorites } from './domain'

/** The currencies of the visitor's own list, as the tool's settings keep it; null: none is kept. */
export const favoritesIn = (settings: unknown): readonly string[] | null =>
  parseFavorites(settings)?.favorites ?? null
