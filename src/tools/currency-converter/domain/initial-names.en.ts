/** The name of a currency that a page has from its start, in its language, in place of that of the rates' source. */
export const initialName = (_code: string, name: string): string => name
