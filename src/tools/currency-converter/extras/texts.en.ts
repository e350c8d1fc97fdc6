import { plural } from '#lib/writing.en'

export const currencies = (count: number): string =>
  plural(count, { one: '# currency', other: '# currencies' })

export const LOADING_SEARCH = 'Loading the search...'
export const SEARCH_FAILED = 'The search could not be loaded. Choose from the list.'
export const CLOSE_SEARCH = 'Close search'
/** @param side as its select is called */
export const searchName = (side: string): string => `Search a currency: ${side}`
