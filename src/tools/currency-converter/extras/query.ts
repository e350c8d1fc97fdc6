import { favoritesIn } from './many/query'

/** Where the currencies stand that an amount alone is shown in; null: in the popular ones. */
export const USUAL_CODES: readonly ((settings: unknown) => readonly string[] | null)[] = [
  favoritesIn,
]
