import { create, type StateCreator } from 'zustand'
import { logError } from '../../platform/log'
import { openGrowingFile } from '../../platform/growing-file'
import { readTextFile } from '../../platform/read-text-file'
import { batchPacker, startMakers } from './client-batch'
import type { BatchFault, BatchKind } from './domain/batch'
import { BATCH_FILES, FIRST_LABELS, outputOf } from './domain/batch-output'
import { firstColumns, type BatchColumns, type BatchSource } from './domain/batch-source'
import type { LabelChoice } from './domain/label-sheet'
import { runBatch, type BatchFailure, type BatchProgress } from './store-run'
import { useQr } from './store'

const LINES: BatchColumns = { text: 0, name: null, hasHead: false }

export interface BatchState {
  /** One text a line, as entered. */
  text: string
  kind: BatchKind
  labels: LabelChoice
  /** A CSV file that takes the place of the lines, and the fields of its first record. */
  csv: { name: string; count: number; head: string[]; isUtf: boolean } | null
  columns: BatchColumns
  phase: 'none' | 'running' | 'done'
  progress: BatchProgress
  /** Of the file that was started last. */
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

export interface BatchDeps {
  packer: typeof batchPacker
  startMakers: typeof startMakers
  openFile: typeof openGrowingFile
  codes: Pick<typeof useQr, 'getState'>
  now: () => number
}

const NO_PROGRESS: BatchProgress = { done: 0, wanted: 0, leftMs: null }

const NO_RUN = { phase: 'none', faults: [], failure: null, progress: NO_PROGRESS } as const

export const batchState =
  (deps: BatchDeps): StateCreator<BatchState> =>
  (set, get) => {
    let revision = 0
    /** A result is of the choice that it was made with. */
    const dropOld = () => (get().phase === 'running' ? {} : NO_RUN)
    let makers: ReturnType<typeof startMakers> | null = null
    /** Settles once the last run is done or discarded: the packer has one batch at a time. */
    let lastRun: Promise<unknown> = Promise.resolve()
    /** Settles once the last CSV file is read. */
    let reading = Promise.resolve()

    function fail(failure: BatchFailure, reason?: string) {
      if (failure.code === 'failed') logError('Many codes', reason)
      set({ ...NO_RUN, failure })
    }
    /** Null after a failure, and where this is no longer the newest revision. */
    async function open(source: BatchSource, own: number) {
      const opened = await deps.packer.open(source)
      if (own !== revision) return null
      if (opened.ok) return opened.value
      const { error } = opened
      if (error.code === 'worker-failed') fail({ code: 'failed' }, error.reason)
      else fail(error)
      return null
    }
    async function readCsv(file: File) {
      get().cancel()
      const own = revision
      const read = await readTextFile(file)
      if (own !== revision) return
      if (!read) return fail({ code: 'unreadable' })
      const opened = await open({ kind: 'csv', text: read.text }, own)
      if (!opened) return
      const columns = firstColumns(opened)
      set({ ...NO_RUN, csv: { ...opened, name: file.name, isUtf: read.isUtf }, columns })
    }
    return {
      ...NO_RUN,
      text: '',
      kind: 'png',
      labels: FIRST_LABELS,
      csv: null,
      columns: LINES,
      fileName: '',
      setText: (text) => set({ text, ...NO_RUN }),
      setKind: (kind) => set({ kind, ...dropOld() }),
      setLabels: (patch) => set({ labels: { ...get().labels, ...patch }, ...dropOld() }),
      setColumns: (patch) => set({ columns: { ...get().columns, ...patch }, ...dropOld() }),
      openCsv: (file) => (reading = readCsv(file)),
      closeCsv() {
        get().cancel()
        set({ csv: null, columns: LINES })
      },
      async start() {
        const output = outputOf(get().kind, get().labels)
        if (!output) return fail({ code: 'no-sheet' })
        // First, since the file picker needs the click's user activation.
        const { name: fileName, type } = BATCH_FILES[output.kind]
        const file = await deps.openFile(fileName, type)
        if (!file) return
        // A press meanwhile means that file; where it cannot be read, nothing else is made in its place.
        const { failure } = get()
        await reading
        if (get().failure !== failure) return file.abort()
        const own = ++revision
        const isStale = () => own !== revision
        set({ ...NO_RUN, phase: 'running', fileName })
        const { csv, columns, text } = get()
        const opened = csv ?? (await open({ kind: 'lines', text }, own))
        await lastRun
        if (!opened || isStale()) return file.abort()
        const used = deps.startMakers()
        makers = used
        const { settings } = deps.codes.getState()
        const run = runBatch(
          { ...deps, makers: used, file, settings, output, columns, isStale },
          (progress) => !isStale() && set({ progress }),
        )
        lastRun = run
        const result = await run
        used.stop()
        if (isStale()) return
        if (!result.ok) return fail(result.error, result.error.reason)
        set({ phase: 'done', faults: result.value })
      },
      cancel() {
        revision++
        makers?.stop()
        set(NO_RUN)
      },
    }
  }

const now = () => performance.now()

export const useBatch = create(
  batchState({ packer: batchPacker, startMakers, openFile: openGrowingFile, codes: useQr, now }),
)
