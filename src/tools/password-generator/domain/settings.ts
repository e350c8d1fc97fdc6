export interface PasswordOptions {
  /** Characters as code points: 4 to 50. */
  length: number
  includeUppercase: boolean
  includeLowercase: boolean
  includeNumbers: boolean
  includeSymbols: boolean
  excludeSimilar: boolean
  excludeAmbiguous: boolean
}

/** The options and the visitor's own characters; of these each counts once, and exclusion wins. */
export interface PasswordSettings extends PasswordOptions {
  customInclude: string
  customExclude: string
}

// spec §9
export const MIN_LENGTH = 4
export const MAX_LENGTH = 50

// spec §9
export const DEFAULT_OPTIONS: PasswordOptions = {
  length: 12,
  includeUppercase: true,
  includeLowercase: true,
  includeNumbers: true,
  includeSymbols: false,
  excludeSimilar: false,
  excludeAmbiguous: false,
}

export const DEFAULT_SETTINGS: PasswordSettings = {
  ...DEFAULT_OPTIONS,
  customInclude: '',
  customExclude: '',
}

export const isSameOptions = (a: PasswordOptions, b: PasswordOptions): boolean =>
  a.length === b.length &&
  a.includeUppercase === b.includeUppercase &&
  a.includeLowercase === b.includeLowercase &&
  a.includeNumbers === b.includeNumbers &&
  a.includeSymbols === b.includeSymbols &&
  a.excludeSimilar === b.excludeSimilar &&
  a.excludeAmbiguous === b.excludeAmbiguous

/** How many of the Advanced Options are in use. */
export const countExtras = (settings: PasswordSettings): number =>
  [
    settings.excludeSimilar,
    settings.excludeAmbiguous,
    settings.customInclude !== '',
    settings.customExclude !== '',
  ].filter(Boolean).length
