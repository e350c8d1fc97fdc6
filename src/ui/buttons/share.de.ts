import type * as en from './share.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./share.de'), typeof en>
// Written from 9663d6c82a49
export const SHARE = 'Teilen'
export const SHARE_LINK = 'Link teilen'
export const shareNamed = (file: string) => `${file} teilen`
