import type * as en from './floating.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./floating.de'), typeof en>
// Written from 7a43a3c80dbf
export const FLOATING_WINDOW = 'Schwebendes Fenster'
export const NOT_OPENED = 'Der Browser hat das Fenster nicht geöffnet.'
