import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from ecf78fed092f

export const NO_ANSWER = 'Darauf gibt es keine Antwort.'
export const tooLong = (mostCharacters: number) => `Höchstens ${mostCharacters} Zeichen.`
export const openTool = (title: string) => `${title} öffnen`

export const colorsOf = (title: string, count: number) => `${title}, ${count} Farben`
export const andMore = (first: string, others: number) => `${first}, dazu ${others} weitere`
