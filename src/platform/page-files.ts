declare global {
  // `public/early.js` has both. In the window alone: pages are prerendered too.
  var fetchPageFiles: (() => Promise<boolean>) | undefined
  var pageStarted: (() => void) | undefined
}

/** The code of a page, or of a part of one, and the script of a worker have so long to come (PL-10, PL-43). */
export const LOAD_LIMIT_MS = 120_000

/**
 * Fetches every script and style sheet that the page names past the HTTP cache, where a bad answer may
 * be kept for a year. Resolves to whether all have come.
 */
export const fetchFilesAgain = async (): Promise<boolean> =>
  (await globalThis.fetchPageFiles?.()) ?? false

/** To be called once React has the page, which from then on shows itself where a file does not come. */
export const announceStart = (): void => globalThis.pageStarted?.()

/** Links of style sheets that did not come; of one that is still on its way nothing is known. */
const failed = new WeakSet<EventTarget>()
const noteFailure = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement) failed.add(target)
}

/** Style sheets of the page that did not come, or came without a rule. */
const emptySheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => failed.has(link) || link.sheet?.cssRules.length === 0,
  )

/** An empty file is a module too; the build's loader may have taken its one export out already. */
const isEmptyModule = (module: unknown) =>
  !module || Object.values(module).every((value) => value === undefined)

/**
 * Loads code with its style sheets, and rejects where a file came empty: the build's loader takes an empty script, an
 * empty style sheet, and one that failed before.
 */
export async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  // Once: a listener that is there already is not added again.
  window.addEventListener('error', noteFailure, { capture: true })
  const before = new Set(emptySheets())
  const module = await load()
  if (isEmptyModule(module)) throw new SyntaxError('A script came empty')
  const sheet = emptySheets().find((link) => !before.has(link))
  if (sheet) throw new Error(`Unable to preload ${sheet.href}`)
  return module
}
