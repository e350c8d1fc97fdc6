import { DEFAULT_OPTIONS, type PasswordOptions } from './settings'

// spec §2
export const PRESETS: readonly { name: string; options: PasswordOptions }[] = [
  {
    name: 'Easy to Say',
    options: {
      ...DEFAULT_OPTIONS,
      length: 8,
      includeNumbers: false,
      excludeSimilar: true,
      excludeAmbiguous: true,
    },
  },
  { name: 'Easy to Read', options: { ...DEFAULT_OPTIONS, length: 12, excludeSimilar: true } },
  { name: 'All Characters', options: { ...DEFAULT_OPTIONS, length: 12, includeSymbols: true } },
  { name: 'High Security', options: { ...DEFAULT_OPTIONS, length: 20, includeSymbols: true } },
]
