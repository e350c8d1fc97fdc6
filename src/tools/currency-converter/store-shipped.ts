import { create } from 'zustand'
import { fetchShipped } from './client'
import { parseShipped } from './domain/saved-rates'
import type { DatedRates } from './domain/rates'

/** The table that the product ships, to compare with; null until it has come. */
export const useShipped = create<{ file: DatedRates | null }>(() => ({ file: null }))

let isRequested = false

/** Fetches the table once a visit, and again after a failure. */
export async function ensureShipped(): Promise<void> {
  if (isRequested) return
  isRequested = true
  const text = await fetchShipped('default')
  const file = text === null ? null : (parseShipped(text)?.file ?? null)
  if (file) useShipped.setState({ file })
  else isRequested = false
}
