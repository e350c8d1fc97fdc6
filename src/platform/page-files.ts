/** What `public/browser-check.js` records about the scripts and style sheets that the page names. */
interface PageFiles {
  brokenStyles: readonly string[]
  fetchAgain(): Promise<boolean>
}

declare global {
  // In the window alone: pages are prerendered too.
  var pageFiles: PageFiles | undefined
}

/** The code of a page, or of a part of one, and the script of a worker have so long to come (PL-10, PL-43). */
export const LOAD_LIMIT_MS = 120_000

/** Addresses of the style sheets that were added to the page and did not come, or not whole. */
const brokenStyles = (): readonly string[] => [...(globalThis.pageFiles?.brokenStyles ?? [])]

/** The build's loader waits for the style sheets of its code, but takes an empty one, and one that failed before. */
export async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = brokenStyles()
  const [outcome] = await Promise.allSettled([load()])
  const style = brokenStyles().find((address) => !before.includes(address))
  if (style !== undefined) throw new Error(`Unable to preload ${style}`)
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/**
 * Fetches every script and style sheet that the page names past the HTTP cache, where a bad answer may
 * be kept for a year. Resolves to whether all have come.
 */
export const fetchFilesAgain = async (): Promise<boolean> =>
  (await globalThis.pageFiles?.fetchAgain()) ?? false
