export const LOADING = 'Loading...'
export const PART_NOT_LOADED = 'This part could not be loaded.'
export const TRY_AGAIN = 'Try again'
export const RELOAD_PAGE = 'Reload the page'
export const CANCEL = 'Cancel'
export const closeExtra = (title: string) => `Close ${title}`
export const RESET = 'Reset'
export const resetExtra = (title: string) => `Reset ${title}`

export const COPIED = { copied: 'Copied', failed: 'Copy failed' }
export const COPY_LINK = 'Copy link'
export const copyNamed = (name: string) => `Copy ${name}`

export const HISTORY_CLEARED = 'History cleared'
export const NOT_SAVED = 'The file could not be saved. Try again.'
