/** What people call currencies in the language of the page beside English, by code, folded. */
export const FURTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map()
