/**
 * What `opening.ts` of a tool makes of its store: it fills the page with what that is opened with. Each function
 * returns a note for the page where one is needed, else null.
 */
export interface Opening {
  /** Settings from the fragment of the address. Nonsense changes nothing. A promise, where something must be asked. */
  openFragment?: (settings: string) => string | null | Promise<string | null>
  /** What was handed over in memory, since it must not stand in an address. */
  openText?: (text: string) => string | null
}

export const UNREADABLE = 'The settings in this link could not be read.'
