import type * as en from './handed-note.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./handed-note.de'), typeof en>
// Written from ecdb569e752c
export const firstOpened = (name: string, count: number) =>
  count === 1 ? `${name} ist geöffnet.` : `${name} ist geöffnet, die erste von ${count} Dateien.`
export const openIn = (title: string) => `Öffnen in: ${title}`
