import { create, type StateCreator } from 'zustand'
import { logError } from '#platform/log'
import { mayKeep } from '#platform/storage'
import { currencyWorker } from '../../effects'
import { dayNumber, today, type ChartDays } from './domain/days'
import type { PastFiles } from './domain/files'

interface PastState {
  /** How far the chart goes back. */
  days: ChartDays
  files: PastFiles
  selectDays: (days: ChartDays) => void
  /**
   * Fetches the files of days that have none yet, today's and yesterday's also where the source had none; days that
   * failed are left to `tryAgain`.
   */
  ensure: (dates: readonly string[]) => Promise<void>
  /** Fetches files again that could not be fetched. */
  tryAgain: (dates: readonly string[]) => Promise<void>
}

/** The files of past days, kept on the device where anything may be. */
const fetchPast = (dates: readonly string[]) =>
  currencyWorker.call((work) => work.past(dates, mayKeep()))

export type FetchPast = typeof fetchPast

const allOf = (dates: readonly string[], state: 'loading' | 'failed'): PastFiles =>
  new Map(dates.map((date) => [date, { state }]))

function filesOf(dates: readonly string[], outcome: Awaited<ReturnType<FetchPast>>): PastFiles {
  if (outcome.ok) return outcome.value
  // The visitor has left the page meanwhile.
  if (outcome.error.reason === 'stopped') return new Map()
  logError(`Past exchange rates: ${outcome.error.reason}`)
  return allOf(dates, 'failed')
}

export const pastState =
  (fetchFiles: FetchPast, now: () => number): StateCreator<PastState> =>
  (set, get) => {
    const mayStillCome = (date: string) =>
      get().files.get(date)?.state === 'missing' && dayNumber(date) >= dayNumber(today(now())) - 1
    async function load(dates: readonly string[]) {
      if (dates.length === 0) return
      set({ files: new Map([...get().files, ...allOf(dates, 'loading')]) })
      const outcome = await fetchFiles(dates)
      const others = [...get().files].filter(([date]) => !dates.includes(date))
      set({ files: new Map([...others, ...filesOf(dates, outcome)]) })
    }
    return {
      days: 30,
      files: new Map(),
      selectDays: (days) => set({ days }),
      ensure: (dates) => load(dates.filter((date) => !get().files.has(date) || mayStillCome(date))),
      tryAgain: (dates) => load(dates.filter((date) => get().files.get(date)?.state === 'failed')),
    }
  }

/** Loaded with the first part that needs it. */
export const usePast = create(pastState(fetchPast, () => Date.now()))
