/** Names by code in the language of the page, in place of those of the rates' source. */
export const SHOWN_NAMES: ReadonlyMap<string, string> = new Map()
