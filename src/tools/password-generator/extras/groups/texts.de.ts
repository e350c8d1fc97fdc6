import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from e66b892a6c87
export const IN_GROUPS = {
  label: 'In Gruppen teilen',
  hint: 'Mit Bindestrichen, wie ein Produktschlüssel.',
}
export const GROUPS = 'Gruppen'
export const GROUP_SIZE = 'Zeichen je Gruppe'
export const NOTE = 'Nimmt deine Zeichen und Ausschlüsse. Die Länge ist die aller Gruppen.'
