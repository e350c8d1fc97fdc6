import type { StateCreator } from 'zustand'
import { logError } from '../../platform/log'
import { create } from '../../platform/view-store'
import { fetchPast } from './client'
import type { ChartDays } from './domain/past-days'
import type { PastFiles } from './domain/past-rates'

interface PastState {
  /** How far the chart goes back. */
  days: ChartDays
  files: PastFiles
  /** Days whose files are being fetched. */
  pending: ReadonlySet<string>
  selectDays: (days: ChartDays) => void
  /** Fetches the files of days that have none yet; days that failed are left to `tryAgain`. */
  ensure: (dates: readonly string[]) => Promise<void>
  /** Fetches files again that could not be fetched. */
  tryAgain: (dates: readonly string[]) => Promise<void>
}

function filesOf(
  dates: readonly string[],
  outcome: Awaited<ReturnType<typeof fetchPast>>,
): PastFiles {
  if (outcome.ok) return outcome.value
  // The page was left.
  if (outcome.error.reason === 'stopped') return new Map()
  logError(`Past exchange rates: ${outcome.error.reason}`)
  return new Map(dates.map((date) => [date, { state: 'failed' }]))
}

export const pastState =
  (fetchFiles: typeof fetchPast): StateCreator<PastState> =>
  (set, get) => {
    async function fetch(dates: readonly string[]) {
      if (dates.length === 0) return
      set({ pending: new Set([...get().pending, ...dates]) })
      const outcome = await fetchFiles(dates)
      const pending = new Set([...get().pending].filter((date) => !dates.includes(date)))
      set({ pending, files: new Map([...get().files, ...filesOf(dates, outcome)]) })
    }
    return {
      days: 30,
      files: new Map(),
      pending: new Set(),
      selectDays: (days) => set({ days }),
      ensure(dates) {
        const { files, pending } = get()
        return fetch(dates.filter((date) => !files.has(date) && !pending.has(date)))
      },
      tryAgain: (dates) => fetch(dates.filter((date) => get().files.get(date)?.state === 'failed')),
    }
  }

/** Loaded with the first part that needs it. */
export const usePast = create(pastState(fetchPast))
