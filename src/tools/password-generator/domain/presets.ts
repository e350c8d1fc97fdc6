import { DEFAULT_OPTIONS, type PasswordOptions } from './settings'

interface PasswordPreset {
  name: string
  options: PasswordOptions
}

const ALL_TYPES = { ...DEFAULT_OPTIONS, includeSymbols: true }

// spec §2
export const PRESETS: readonly PasswordPreset[] = [
  {
    name: 'Easy to Say',
    options: {
      ...ALL_TYPES,
      length: 8,
      includeNumbers: false,
      includeSymbols: false,
      excludeSimilar: true,
      excludeAmbiguous: true,
    },
  },
  {
    name: 'Easy to Read',
    options: { ...ALL_TYPES, length: 12, includeSymbols: false, excludeSimilar: true },
  },
  { name: 'All Characters', options: { ...ALL_TYPES, length: 12 } },
  { name: 'High Security', options: { ...ALL_TYPES, length: 20 } },
]
