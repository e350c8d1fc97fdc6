/** What signs and names of functions are called in the language of the page, in single words, beside the English ones. */
export const FURTHER_WORDS: Readonly<Record<string, string>> = {}
