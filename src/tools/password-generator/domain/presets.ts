import { DEFAULT_OPTIONS, type PasswordOptions } from './settings'

interface PasswordPreset {
  name: string
  options: PasswordOptions
}

// spec §2
export const PRESETS: readonly PasswordPreset[] = [
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
