import { parseShipped, type ShippedTable } from './domain/saved-rates'
import type { StoreTools } from './store-state'

/** Brings what stands in for hosts that do not answer: this device's last rates, the shipped table. */
export function createSaved({ setState, deps }: StoreTools) {
  let shipped: Promise<ShippedTable | null> | null = null
  let failed = false

  async function askShipped() {
    const text = await deps.fetchShipped(failed ? 'reload' : 'default')
    const table = text === null ? null : parseShipped(text)
    failed = table === null
    // The next failure asks again.
    if (failed) shipped = null
    return table
  }
  const loadShipped = () => (shipped ??= askShipped())

  return {
    loadShipped,
    /** Puts the saved rates at hand; those of this device come first, and at once. */
    async offer() {
      const kept = deps.readKept()
      const files = kept ? [kept] : []
      setState({ savedFiles: files })
      const table = await loadShipped()
      if (table) setState({ savedFiles: [...files, table.file] })
    },
  }
}
