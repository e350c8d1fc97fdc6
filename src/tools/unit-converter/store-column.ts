import type { StateCreator } from 'zustand'
import { longRun, type LongRun } from '../../lib/long-run'
import { copyText } from '../../platform/clipboard'
import { downloadFile } from '../../platform/download'
import { logError } from '../../platform/log'
import { create } from '../../platform/view-store'
import { convertLines } from './client'
import type { ColumnSettings, ConvertedLines } from './domain/column'

export const MAX_LINES = 10_000

/** So few that a phone converts them in well under 100 ms. */
const BATCH_SIZE = 200

/** Up to 200 lines each. */
type Batches = readonly ConvertedLines[]

export interface ColumnState extends LongRun<ColumnSettings, Batches> {
  /** Why nothing was converted; null: it was, or nothing was to be. */
  refusal: { code: 'empty' } | { code: 'too-many'; lines: number } | null
  /** How many times saving has failed since the last file. */
  failedSaves: number
  /** Converts each line of a text; ends a run that is in progress. */
  start: (text: string, settings: ColumnSettings) => Promise<void>
  /** Whether all results are on the clipboard now. */
  copyAll: () => Promise<boolean>
  save: () => void
}

const browser = { convertLines, copyText, download: downloadFile }

/** The parts of the browser that a run uses; a parameter for the tests. */
export type ColumnDeps = typeof browser

/** The lines of a pasted column, without the end of the last one. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/)

/** How many lines have a result. */
export const countResults = (batches: Batches): number =>
  batches.flatMap(({ text }) => text.split('\n').filter((result) => result !== '')).length

const NOTHING = { refusal: null, failedSaves: 0 } as const

const appended = (batches: Batches, batch: ConvertedLines) => [...batches, batch]

export const columnState =
  (deps: ColumnDeps): StateCreator<ColumnState> =>
  (set, get) => {
    const { run, start } = longRun<ColumnSettings, Batches>(set, [])
    function cancel() {
      run.cancel()
      set(NOTHING)
    }
    return {
      ...run,
      ...NOTHING,
      cancel,
      async start(text, settings) {
        cancel()
        const lines = linesOf(text)
        if (text.trim() === '') return set({ refusal: { code: 'empty' } })
        const wanted = lines.length
        if (wanted > MAX_LINES) return set({ refusal: { code: 'too-many', lines: wanted } })
        async function make(count: number, from: number) {
          const batch = lines.slice(from, from + count)
          const converted = await deps.convertLines(batch, from + 1, settings)
          if (converted.ok) return converted.value
          logError('Column of units', converted.error.reason)
          return null
        }
        await start({ settings, wanted, batchSize: BATCH_SIZE, make, add: appended })
      },
      copyAll: () =>
        deps.copyText(
          get()
            .made.map(({ text }) => text)
            .join('\n'),
        ),
      save() {
        const texts = get().made.map(({ text }) => `${text}\n`)
        const isSaved = deps.download(texts, 'text/plain', 'converted.txt')
        set(({ failedSaves }) => ({ failedSaves: isSaved ? 0 : failedSaves + 1 }))
      },
    }
  }

export const useColumn = create(columnState(browser))
