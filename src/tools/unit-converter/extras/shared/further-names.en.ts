/** Names of units in the language of the page beside the English ones, by key, in lower case. */
export const FURTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map()

/** Names of that language that several units share, with the keys of those, the likeliest first. */
export const SHARED_NAMES: ReadonlyMap<string, readonly string[]> = new Map()
