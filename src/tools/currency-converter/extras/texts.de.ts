import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 5a8adbcf4daa
import { plural } from '#lib/writing.en'

export const currencies = (count: number) =>
  plural(count, { one: '# Währung', other: '# Währungen' })

export const LOADING_SEARCH = 'Suche wird geladen\u00a0…'
export const SEARCH_FAILED = 'Die Suche konnte nicht geladen werden. Wähle aus der Liste.'
export const CLOSE_SEARCH = 'Suche schließen'
export const searchName = (side: string) => `Währung suchen: ${side}`
