const LIMIT_MS = 8000

/** The text of a file of this site; null where there is no network and it was not kept, or where it is too slow. */
export async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
