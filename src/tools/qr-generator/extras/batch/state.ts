import { create, type StateCreator, type StoreApi } from 'zustand'
import type { GrowingFile } from '#platform/growing-file'
import { logError } from '#platform/log'
import { isAscii } from '#lib/utf8'
import { useQr } from '../../state'
import type { BatchFault, BatchKind, BatchOutput } from './domain/batch'
import { labelSheetOf, type LabelChoice } from './domain/label-sheet'
import { firstColumns, type BatchColumns, type BatchSource, type CsvNotes } from './domain/source'
import { browser, runBatch, type BatchFailure, type BatchProgress, type Browser } from './effects'

/** A CSV file with its first records. `revision`: another one each time, since the same file may be opened again. */
export interface CsvFile {
  name: string
  count: number
  sample: string[][]
  notes: CsvNotes
  /** By the column, the last record with letters beyond ASCII; -1 for none. */
  lastBeyondAscii: number[]
  isUtf: boolean
  revision: number
}

export interface BatchState {
  /** One text a line, as entered. */
  text: string
  kind: BatchKind
  labels: LabelChoice
  /** A CSV file that takes the place of the lines. */
  csv: CsvFile | null
  columns: BatchColumns
  phase: 'none' | 'running' | 'cancelled' | 'done'
  progress: BatchProgress
  /** The name of the file that was started last. */
  fileName: string
  faults: readonly BatchFault[]
  failure: BatchFailure | null
  setText: (text: string) => void
  setKind: (kind: BatchKind) => void
  setLabels: (patch: Partial<LabelChoice>) => void
  setColumns: (patch: Partial<BatchColumns>) => void
  openCsv: (file: File) => Promise<void>
  closeCsv: () => void
  start: () => Promise<void>
  /** Ends the run at once; nothing of it is saved. */
  cancel: () => void
}

const ZIP = { name: 'qrcodes.zip', type: 'application/zip' }

const BATCH_FILES: Record<BatchKind, { name: string; type: string }> = {
  png: ZIP,
  svg: ZIP,
  labels: { name: 'qrcode-labels.pdf', type: 'application/pdf' },
}

/** What is made of a choice; null where there are no such labels. */
function outputOf({ kind, labels }: BatchState): BatchOutput | null {
  if (kind !== 'labels') return { kind }
  const sheet = labelSheetOf(labels)
  return sheet && { kind, sheet }
}

/** Whether no text of the input has a letter beyond ASCII; a heading is none. */
export const areTextsAscii = ({ csv, columns, text }: BatchState) =>
  csv ? (csv.lastBeyondAscii[columns.text] ?? -1) < (columns.hasHead ? 1 : 0) : isAscii(text)

const NO_PROGRESS: BatchProgress = { done: 0, wanted: 0, leftMs: null }

const NO_RUN = { phase: 'none', faults: [], failure: null, progress: NO_PROGRESS } as const

const LINES: BatchColumns = { text: 0, name: null, hasHead: false }

const INITIAL = {
  ...NO_RUN,
  text: '',
  kind: 'png',
  labels: {
    layout: 'a4-3x8',
    paper: 'a4',
    across: '3',
    down: '8',
    first: '1',
    shiftX: '0',
    shiftY: '0',
  },
  csv: null,
  columns: LINES,
  fileName: '',
} as const

type Codes = Pick<typeof useQr, 'getState'>

type SetState = StoreApi<BatchState>['setState']

function fail(set: SetState, failure: BatchFailure) {
  if ('reason' in failure) logError('Many codes', failure.reason)
  // The packer held the rows of a CSV file.
  const lost = failure.code === 'worker-failed' && { csv: null, columns: LINES }
  set({ ...NO_RUN, ...lost, failure })
}

/** Makes what was chosen, one batch after another: the packer has one at a time. */
function runner({ setState: set, getState: get }: StoreApi<BatchState>, on: Browser, codes: Codes) {
  const { packer, now } = on
  let makers: ReturnType<Browser['startMakers']> | null = null
  /** Settles once the last run is done or discarded. */
  let lastRun: Promise<unknown> = Promise.resolve()
  // Counts runs, CSV files and ends; what is not of the present one is stale.
  let revision = 0
  let isOpening = false

  /** Null after a failure, and where it is stale. */
  async function open(source: BatchSource, isStale: () => boolean) {
    const opened = await packer.open(source)
    if (isStale()) return null
    if (opened.ok) return opened.value
    fail(set, opened.error)
    return null
  }
  return {
    /** Ends the run at once. Returns how to ask later whether what begins now is stale. */
    begin() {
      const own = ++revision
      makers?.stop()
      return () => own !== revision
    },
    async openCsv(file: File, isStale: () => boolean) {
      // A large file that is still being read would hold up the newer one.
      if (isOpening) packer.end()
      const read = await on.readTextFile(file)
      if (isStale()) return
      if (!read) return fail(set, { code: 'unreadable' })
      isOpening = true
      const opened = await open({ kind: 'csv', text: read.text }, isStale)
      if (isStale()) return
      isOpening = false
      if (!opened) return
      const csv = { ...opened, name: file.name, isUtf: read.isUtf, revision }
      set({ csv, columns: firstColumns(opened.sample) })
    },
    async run(file: GrowingFile, output: BatchOutput, isStale: () => boolean) {
      const { csv, columns, text } = get()
      const opened = csv ?? (await open({ kind: 'lines', text }, isStale))
      await lastRun
      if (!opened || isStale()) return file.abort()
      const used = on.startMakers()
      makers = used
      const { settings } = codes.getState()
      const onProgress = (progress: BatchProgress) => !isStale() && set({ progress })
      const running = runBatch({
        packer,
        makers: used,
        file,
        settings,
        output,
        columns,
        now,
        isStale,
        onProgress,
      })
      lastRun = running
      const result = await running
      used.stop()
      if (isStale()) return
      if (!result.ok) return fail(set, result.error)
      set({ phase: 'done', faults: result.value })
    },
  }
}

export const batchState =
  (on: Browser, codes: Codes = useQr): StateCreator<BatchState> =>
  (set, get, store) => {
    const runs = runner(store, on, codes)
    /** Without the last result, which does not fit another choice; a run keeps the choice that it began with. */
    const withoutResult = () => (get().phase === 'running' ? {} : NO_RUN)
    /** Without the last result, as it is of other texts; a run that is ended by this is announced as cancelled. */
    const withoutRun = () => ({
      ...NO_RUN,
      ...(get().phase === 'running' && { phase: 'cancelled' as const }),
    })
    /** Settles once the last CSV file is read. */
    let reading = Promise.resolve()
    return {
      ...INITIAL,
      setText: (text) => set({ text, ...NO_RUN }),
      setKind: (kind) => set({ kind, ...withoutResult() }),
      setLabels: (patch) => set({ labels: { ...get().labels, ...patch }, ...withoutResult() }),
      setColumns: (patch) => set({ columns: { ...get().columns, ...patch }, ...withoutResult() }),
      openCsv(file) {
        set(withoutRun())
        reading = runs.openCsv(file, runs.begin())
        return reading
      },
      closeCsv() {
        runs.begin()
        set({ ...withoutRun(), csv: null, columns: LINES })
      },
      async start() {
        const output = outputOf(get())
        if (!output) return fail(set, { code: 'no-sheet' })
        // First, since the file picker needs the click's user activation.
        const { name, type } = BATCH_FILES[output.kind]
        const file = await on.openFile(name, type)
        if (!file) return
        // A press while a CSV file is being read is for that file: if it cannot be read, the lines are not made instead.
        const { failure } = get()
        await reading
        if (get().failure !== failure) return file.abort()
        set({ ...NO_RUN, phase: 'running', fileName: file.name })
        await runs.run(file, output, runs.begin())
      },
      cancel() {
        runs.begin()
        set({ ...NO_RUN, phase: 'cancelled' })
      },
    }
  }

export const useBatch = create(batchState(browser))
