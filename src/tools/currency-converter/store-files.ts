import { ok, type Result } from '../../lib/result'
import type { WorkerFailure } from '../../platform/worker/failure'
import type { FetchFailure } from './domain/rate-hosts'
import type { RatesFile } from './domain/rates'
import { isDated, mayReplace } from './domain/saved-rates'
import type { StoreTools } from './store-state'

/** Rates are published daily: older ones are fetched again, also within a visit. */
const FRESH_MS = 86_400_000

/** The files of rates that this visit has fetched: one a source, with every target. Only the newest request counts. */
export function createFiles({ deps, hosts }: StoreTools) {
  const files = new Map<string, { file: RatesFile; atMs: number }>()
  let revision = 0
  let pending: string | null = null

  function add(from: string, file: RatesFile) {
    files.set(from, { file, atMs: deps.now() })
    if (isDated(file) && mayReplace(deps.readKept(), file)) deps.keepRates(file)
  }

  return {
    fresh(from: string): RatesFile | null {
      const known = files.get(from)
      return known && deps.now() - known.atMs < FRESH_MS ? known.file : null
    },
    isPending: (from: string) => pending === from,
    drop: (from: string) => void files.delete(from),
    cancel() {
      revision++
      pending = null
    },
    /** Null: a newer request has taken its place, or it was cancelled. */
    async fetch(from: string): Promise<Result<RatesFile, FetchFailure | WorkerFailure> | null> {
      pending = from
      const mine = ++revision
      const outcome = await deps.fetchRates(from, hosts.first)
      if (mine !== revision) return null
      pending = null
      if (!outcome.ok) return outcome
      const { value: file, host } = outcome.value
      hosts.first = host
      add(from, file)
      return ok(file)
    },
  }
}
