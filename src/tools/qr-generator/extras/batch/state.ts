import type { StateCreator } from 'zustand'
import { logError } from '#platform/log'
import { openGrowingFile, type GrowingFile } from '#platform/growing-file'
import { readTextFile } from '#platform/read-text-file'
import { create } from '#platform/view-store'
import { batchPacker, startMakers } from './effects'
import type { BatchOutput } from './domain/batch'
import { firstColumns, type BatchSource } from './domain/source'
import {
  BATCH_FILES,
  INITIAL,
  LINES,
  NO_RUN,
  outputOf,
  type BatchState,
} from '../../store-batch-state'
import { runBatch, type BatchFailure, type BatchProgress } from '../../store-run'
import { useQr } from '../../state'

export interface BatchDeps {
  packer: typeof batchPacker
  startMakers: typeof startMakers
  openFile: typeof openGrowingFile
  codes: Pick<typeof useQr, 'getState'>
  now: () => number
}

type SetState = (patch: Partial<BatchState>) => void

function fail(set: SetState, failure: BatchFailure) {
  if ('reason' in failure) logError('Many codes', failure.reason)
  // The packer held the rows of a CSV file.
  const lost = failure.code === 'worker-failed' && { csv: null, columns: LINES }
  set({ ...NO_RUN, ...lost, failure })
}

/** Makes what was chosen, one batch after another: the packer has one at a time. */
function runner(set: SetState, get: () => BatchState, deps: BatchDeps) {
  const { packer, codes } = deps
  let makers: ReturnType<typeof startMakers> | null = null
  /** Settles once the last run is done or discarded. */
  let lastRun: Promise<unknown> = Promise.resolve()
  // Counts runs, CSV files and ends; what is not of the present one is stale.
  let revision = 0

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
      const read = await readTextFile(file)
      if (isStale()) return
      if (!read) return fail(set, { code: 'unreadable' })
      const opened = await open({ kind: 'csv', text: read.text }, isStale)
      if (!opened) return
      const csv = { ...opened, name: file.name, isUtf: read.isUtf, turn: revision }
      set({ csv, columns: firstColumns(opened) })
    },
    async run(file: GrowingFile, output: BatchOutput, isStale: () => boolean) {
      const { csv, columns, text } = get()
      const opened = csv ?? (await open({ kind: 'lines', text }, isStale))
      await lastRun
      if (!opened || isStale()) return file.abort()
      const used = deps.startMakers()
      makers = used
      const { settings } = codes.getState()
      const onProgress = (progress: BatchProgress) => !isStale() && set({ progress })
      const run = { ...deps, makers: used, file, settings, output, columns, isStale, onProgress }
      const running = runBatch(run)
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
  (deps: BatchDeps): StateCreator<BatchState> =>
  (set, get) => {
    const runs = runner(set, get, deps)
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
        const file = await deps.openFile(name, type)
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

const now = () => performance.now()

export const useBatch = create(
  batchState({ packer: batchPacker, startMakers, openFile: openGrowingFile, codes: useQr, now }),
)
