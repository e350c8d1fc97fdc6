const PROBE_LIMIT_MS = 5000

/** Chrome and Firefox end the error of a failed import with the address; Safari names none. */
const addressIn = (cause: unknown) =>
  cause instanceof Error ? /https?:\/\/\S+/.exec(cause.message)?.[0] : undefined

/** The build announces a chunk by a link before it imports it, so a hung import has one too. */
const announcedAddress = (id: string) =>
  document.querySelector<HTMLLinkElement>(`link[href*="/${id}-"][href$=".js"]`)?.href

/** Address of a page's script: as the browser reported it, else as announced, else as spec §7 has it. */
export const chunkUrl = (id: string, cause?: unknown): string =>
  addressIn(cause) ?? announcedAddress(id) ?? `${location.origin}/static/js/${id}.chunk.js`

/** Whether the server answers 404 for this address. No answer within 5 s counts as no. */
export async function isMissing(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS)
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
    return answer.status === 404
  } catch {
    // Offline or hung: that is no sign of a newer deployment.
    return false
  }
}
