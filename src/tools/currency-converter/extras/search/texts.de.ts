import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 58b6b7a44ff0
import { grouped, plural } from '#lib/writing.en'

export const PLACEHOLDER = 'Code, Name oder Land'

export function summary(query: string, count: number, shown: number) {
  if (query === '') return 'Beliebte Währungen'
  if (count === 0) return 'Keine Währung gefunden. Versuch es mit Code, Name oder Land.'
  if (count > shown) return `${grouped(count)} Währungen, die ersten ${shown} stehen hier`
  return plural(count, { one: '# Währung', other: '# Währungen' })
}
