import type { StateCreator } from 'zustand'
import { copyText } from '../../platform/clipboard'
import { downloadFile } from '../../platform/download'
import { logError } from '../../platform/log'
import { create } from '../../platform/view-store'
import { convertLines } from './client'
import type { BadLine, ColumnSettings } from './domain/column'

export const MAX_LINES = 10_000

/** So few that a phone converts them in well under 100 ms. */
const BATCH_SIZE = 200

export interface ColumnState {
  phase: 'none' | 'running' | 'done' | 'failed' | 'empty' | 'too-many'
  /** How many lines are done of how many. */
  done: number
  wanted: number
  /** Results of up to 200 lines each. */
  batches: readonly string[]
  bad: readonly BadLine[]
  /** The numbers of converted lines that are below absolute zero. */
  tooCold: readonly number[]
  /** What they were converted by. */
  settings: ColumnSettings | null
  /** How many times saving has failed since the last file. */
  failedSaves: number
  /** Converts each line of a text; ends a run that is in progress. */
  start: (text: string, settings: ColumnSettings) => Promise<void>
  /** Ends the run at once; nothing of it is kept. */
  cancel: () => void
  /** Whether all results are on the clipboard now. */
  copyAll: () => Promise<boolean>
  save: () => void
}

const browser = { convertLines, copyText, download: downloadFile }

/** The parts of the browser that a run uses; a parameter for the tests. */
export type ColumnDeps = typeof browser

/** The lines of a pasted column, without the end of the last one. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/)

const NOTHING = {
  phase: 'none',
  done: 0,
  wanted: 0,
  batches: [],
  bad: [],
  tooCold: [],
  settings: null,
  failedSaves: 0,
} as const

export const columnState =
  (deps: ColumnDeps): StateCreator<ColumnState> =>
  (set, get) => {
    // Counts runs and cancellations: a batch of an earlier one is dropped.
    let revision = 0

    return {
      ...NOTHING,
      async start(text, settings) {
        const own = ++revision
        const lines = linesOf(text)
        const wanted = lines.length
        if (text.trim() === '') return set({ ...NOTHING, phase: 'empty' })
        if (wanted > MAX_LINES) return set({ ...NOTHING, phase: 'too-many', wanted })
        set({ ...NOTHING, phase: 'running', wanted, settings })
        for (let at = 0; at < wanted; at += BATCH_SIZE) {
          const batch = lines.slice(at, at + BATCH_SIZE)
          const converted = await deps.convertLines(batch, at + 1, settings)
          if (own !== revision) return
          if (!converted.ok) {
            logError('Column of units', converted.error.reason)
            return set({ ...NOTHING, phase: 'failed' })
          }
          const { text: results, bad, tooCold } = converted.value
          set((before) => ({
            batches: [...before.batches, results],
            bad: [...before.bad, ...bad],
            tooCold: [...before.tooCold, ...tooCold],
            done: at + batch.length,
          }))
        }
        set({ phase: 'done' })
      },
      cancel() {
        revision++
        set(NOTHING)
      },
      copyAll: () => deps.copyText(get().batches.join('\n')),
      save() {
        const texts = get().batches.map((lines) => `${lines}\n`)
        const isSaved = deps.download(texts, 'text/plain', 'converted.txt')
        set(({ failedSaves }) => ({ failedSaves: isSaved ? 0 : failedSaves + 1 }))
      },
    }
  }

export const useColumn = create(columnState(browser))
