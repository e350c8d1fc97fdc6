import type * as en from './count-progress.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./count-progress.de'), typeof en>
// Written from 4a43b428cc2b
import { grouped } from '#lib/writing.en'

export const doneOf = (done: number, wanted: number) => `${grouped(done)} von ${grouped(wanted)}`
