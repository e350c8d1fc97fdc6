import { create, type StateCreator } from 'zustand'
import { longRun, type LongRun } from '#lib/long-run'
import { logError } from '#platform/log'
import { useUnits } from '../../state'
import { linesOf, numberCells, planOf, type ColumnSettings, type ConvertedLine } from './domain'
import { browser, type Browser } from './effects'

export const MAX_LINES = 10_000

/** A batch is so small that a phone converts it in well under 100 ms. */
const BATCH_SIZE = 200

type Lines = readonly ConvertedLine[]

export interface ColumnState extends LongRun<ColumnSettings, Lines> {
  /** The values, for a visitor who leaves the page and comes back. */
  text: string
  /** Why nothing was converted; null: it was, or nothing was to be. */
  refusal: { code: 'empty' | 'columns' | 'unreadable' } | { code: 'too-many'; lines: number } | null
  /** Cells of each line that hold numbers, from 0, where there are several columns; empty for one. */
  cells: readonly number[]
  /** Which of them is converted; null: it is to be chosen. */
  cell: number | null
  /** How many times saving has failed since the last file. */
  failedSaves: number
  /** The text of a file, with a line for each of its rows; null where it has none, or another one was opened since. */
  open: (file: Blob) => Promise<string | null>
  /** Drops the results, which are of the values before the edit. */
  edit: (text: string) => void
  /** Converts each line of a text; ends a run that is in progress. */
  start: (text: string, settings: ColumnSettings) => Promise<void>
  chooseCell: (cell: number) => void
  /** Whether all results are on the clipboard now. */
  copyAll: () => Promise<boolean>
  save: () => void
}

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
    let opened = 0
    const textOfAll = () =>
      get()
        .made.map(({ result }) => on.copied(result))
        .join('\n')
    return {
      ...run,
      ...NOTHING,
      cells: [],
      cell: null,
      cancel,
      text: '',
      async open(file) {
        cancel()
        const own = ++opened
        const read = await on.readTextFile(file)
        const table = read && (await on.readTable(read.text, useUnits.getState().locale, MAX_LINES))
        if (own !== opened) return null
        if (table?.ok) return table.value
        const failure = table?.error
        set({ refusal: failure?.code === 'too-many' ? failure : { code: 'unreadable' } })
        return null
      },
      edit(text) {
        cancel()
        set({ text, cells: [], cell: null })
      },
      chooseCell: (cell) => set({ cell }),
      async start(text, settings) {
        cancel()
        const lines = linesOf(text)
        if (text.trim() === '') return set({ refusal: { code: 'empty' } })
        const wanted = lines.length
        if (wanted > MAX_LINES) return set({ refusal: { code: 'too-many', lines: wanted } })
        const isTable = lines.some((line) => line.includes('\t'))
        const cells = isTable ? numberCells(lines) : []
        const cell = cells.length > 1 ? get().cell : (cells[0] ?? 0)
        set({ cells, cell })
        if (cell === null) return set({ refusal: { code: 'columns' } })
        const plan = planOf(lines, cell)
        async function make(count: number, from: number) {
          const converted = await on.convertLines(lines.slice(from, from + count), plan, settings)
          if (converted.ok) return converted.value
          logError('Column', converted.error.reason)
          return null
        }
        await start({ settings, wanted, batchSize: BATCH_SIZE, make, add: appended })
      },
      copyAll: () => on.copyText(textOfAll()),
      save() {
        const isSaved = on.download([`${textOfAll()}\n`], 'text/plain', 'converted.txt')
        set(({ failedSaves }) => ({ failedSaves: isSaved ? 0 : failedSaves + 1 }))
      },
    }
  }

export const useColumn = create(columnState(browser))
