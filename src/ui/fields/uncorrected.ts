/** For an input whose text the browser is neither to correct nor to suggest. */
export const UNCORRECTED = {
  spellCheck: false,
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
} as const
