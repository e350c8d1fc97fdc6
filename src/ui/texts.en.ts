export const LOADING = 'Loading...'
export const PART_NOT_LOADED = 'This part could not be loaded.'
export const TRY_AGAIN = 'Try again'
export const RELOAD_PAGE = 'Reload the page'
export const CANCEL = 'Cancel'
export const closeExtra = (title: string) => `Close ${title}`
export const RESET = 'Reset'
export const resetExtra = (title: string) => `Reset ${title}`

export const COPIED = { copied: 'Copied', failed: 'Copy failed' }
/** The name of a copy button, with the answer that it shows: whoever speaks to it reads that. */
export const copyNameWith = (name: string | undefined, answer: string | null) =>
  name && answer ? `${name}: ${answer}` : name
export const COPY_LINK = 'Copy link'
/** What is pressed to copy by hand, but on keyboards of Apple. */
export const COPY_KEYS = 'Ctrl+C'
export const copyNamed = (name: string) => `Copy ${name}`

export const HISTORY_CLEARED = 'History cleared'
export const NOT_SAVED = 'The file could not be saved. Try again.'
