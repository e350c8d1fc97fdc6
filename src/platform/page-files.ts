/** What `public/browser-check.js` records about the scripts and style sheets that the page names. */
interface PageFiles {
  brokenStyles: readonly string[]
  fetchAgain(): Promise<boolean>
}

declare global {
  // In the window alone: pages are prerendered too.
  var pageFiles: PageFiles | undefined
}

/** Addresses of the style sheets that were added to the page and did not come, or not whole. */
export const brokenStyles = (): readonly string[] => [...(globalThis.pageFiles?.brokenStyles ?? [])]

/**
 * Fetches every script and style sheet that the page names past the HTTP cache, where a bad answer may
 * be kept for a year. Resolves to whether all have come.
 */
export const fetchFilesAgain = async (): Promise<boolean> =>
  (await globalThis.pageFiles?.fetchAgain()) ?? false
