import { createStore } from 'zustand/vanilla'

/** A file that another app has handed over. */
export interface HandedFile {
  /** The id of the extra that is to open it. */
  extra: string
  file: File
  /** How many files there were; it is the first of them. */
  count: number
  /** An element of the page has opened it. */
  isTaken: boolean
  /** The pages that could open it too. */
  others: readonly { title: string; open: () => void }[]
}

/** The last one, in memory alone; null: there is none, or another file has been chosen since. */
export const handedFile = createStore<HandedFile | null>(() => null)
