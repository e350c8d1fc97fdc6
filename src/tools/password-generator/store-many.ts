import type { StateCreator, StoreApi } from 'zustand'
import { downloadFile } from '../../platform/download'
import { logError } from '../../platform/log'
import { create } from '../../platform/view-store'
import { csvOf, generateMany } from './client'
import { BATCH_SIZE, parseCount } from './domain/many'
import type { PasswordSettings } from './domain/settings'
import { usePassword } from './store'

interface ManyState {
  /** How many, as typed. */
  text: string
  phase: 'none' | 'running' | 'cancelled' | 'done' | 'failed'
  /** How many there are of how many. */
  done: number
  wanted: number
  /** Up to 1000 passwords each, one a line. Never leaves memory but by the visitor's hand. */
  batches: readonly string[]
  /** The settings they were made with. */
  settings: PasswordSettings | null
  /** How many times saving has failed since the last file. */
  failedSaves: number
  setText: (text: string) => void
  /** Makes as many as the text asks for, if it is a number; ends a run that is in progress. */
  start: (settings: PasswordSettings) => Promise<void>
  /** Ends the run at once; nothing of it is kept. */
  cancel: () => void
  /** Whether all are on the clipboard now. */
  copyAll: () => Promise<boolean>
  saveText: () => void
  saveCsv: () => Promise<void>
}

const browser = {
  generateMany,
  csvOf,
  copyText: (text: string) => usePassword.getState().copyAgain(text),
  download: (texts: readonly string[], type: string, fileName: string) =>
    downloadFile(texts, type, fileName),
}

export type ManyDeps = typeof browser

const NOTHING = {
  phase: 'none',
  done: 0,
  wanted: 0,
  batches: [],
  settings: null,
  failedSaves: 0,
} as const

type SetState = StoreApi<ManyState>['setState']

function fileActions(set: SetState, get: () => ManyState, deps: ManyDeps) {
  const saved = (isSaved: boolean) =>
    set(({ failedSaves }) => ({ failedSaves: isSaved ? 0 : failedSaves + 1 }))
  return {
    saveText() {
      const texts = get().batches.map((lines) => `${lines}\n`)
      saved(deps.download(texts, 'text/plain', 'passwords.txt'))
    },
    async saveCsv() {
      const { batches } = get()
      // In the worker: quoting them all would block a slow page.
      const file = await deps.csvOf(batches.join('\n'))
      if (!file.ok) logError('The CSV file failed', file.error.code)
      const isSaved = file.ok && deps.download([file.value], 'text/csv', 'passwords.csv')
      // The failure of an earlier run is none of this one.
      if (batches === get().batches) saved(isSaved)
    },
  }
}

export const manyState =
  (deps: ManyDeps): StateCreator<ManyState> =>
  (set, get) => {
    // Counts runs and cancellations: a batch of an earlier one is dropped.
    let revision = 0
    return {
      ...NOTHING,
      ...fileActions(set, get, deps),
      text: '100',
      setText: (text) => set({ text }),
      async start(settings) {
        const wanted = parseCount(get().text)
        if (wanted === null) return
        const own = ++revision
        set({ ...NOTHING, phase: 'running', wanted, settings })
        while (get().done < wanted) {
          const count = Math.min(BATCH_SIZE, wanted - get().done)
          const made = await deps.generateMany(settings, count)
          if (own !== revision) return
          if (!made.ok || made.value === '') {
            logError('Many passwords', made.ok ? 'empty pool' : made.error.code)
            return set({ ...NOTHING, phase: 'failed' })
          }
          const { value } = made
          set(({ batches, done }) => ({ batches: [...batches, value], done: done + count }))
        }
        set({ phase: 'done' })
      },
      cancel() {
        revision++
        set({ ...NOTHING, phase: 'cancelled' })
      },
      copyAll: () => deps.copyText(get().batches.join('\n')),
    }
  }

export const useMany = create(manyState(browser))
