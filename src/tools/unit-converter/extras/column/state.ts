import { create, type StateCreator } from 'zustand'
import { longRun, type LongRun } from '#lib/long-run'
import { logError } from '#platform/log'
import type { ColumnSettings, ConvertedLine } from './domain'
import { browser, type Browser } from './effects'

export const MAX_LINES = 10_000

/** A batch is so small that a phone converts it in well under 100 ms. */
const BATCH_SIZE = 200

type Lines = readonly ConvertedLine[]

export interface ColumnState extends LongRun<ColumnSettings, Lines> {
  /** The values, for a visitor who leaves the page and comes back. */
  text: string
  /** Why nothing was converted; null: it was, or nothing was to be. */
  refusal: { code: 'empty' } | { code: 'too-many'; lines: number } | null
  /** How many times saving has failed since the last file. */
  failedSaves: number
  /** Drops the results: they are of the values that they were made from. */
  edit: (text: string) => void
  /** Converts each line of a text; ends a run that is in progress. */
  start: (text: string, settings: ColumnSettings) => Promise<void>
  /** Whether all results are on the clipboard now. */
  copyAll: () => Promise<boolean>
  save: () => void
}

/** The lines of a pasted column, without the end of the last one. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/)

const textOf = (lines: Lines) => lines.map(({ result }) => result).join('\n')

const NOTHING = { refusal: null, failedSaves: 0 } as const

const appended = (made: Lines, batch: Lines) => [...made, ...batch]

export const columnState =
  (on: Browser): StateCreator<ColumnState> =>
  (set, get) => {
    const { run, start } = longRun<ColumnSettings, Lines>(set, [])
    function cancel() {
      run.cancel()
      set(NOTHING)
    }
    return {
      ...run,
      ...NOTHING,
      cancel,
      text: '',
      edit(text) {
        cancel()
        set({ text })
      },
      async start(text, settings) {
        cancel()
        const lines = linesOf(text)
        if (text.trim() === '') return set({ refusal: { code: 'empty' } })
        const wanted = lines.length
        if (wanted > MAX_LINES) return set({ refusal: { code: 'too-many', lines: wanted } })
        async function make(count: number, from: number) {
          const converted = await on.convertLines(lines.slice(from, from + count), settings)
          if (converted.ok) return converted.value
          logError('Column', converted.error.reason)
          return null
        }
        await start({ settings, wanted, batchSize: BATCH_SIZE, make, add: appended })
      },
      copyAll: () => on.copyText(textOf(get().made)),
      save() {
        const isSaved = on.download([`${textOf(get().made)}\n`], 'text/plain', 'converted.txt')
        set(({ failedSaves }) => ({ failedSaves: isSaved ? 0 : failedSaves + 1 }))
      },
    }
  }

export const useColumn = create(columnState(browser))
