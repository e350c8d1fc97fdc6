import type { PasswordOptions } from './settings'

interface PasswordPreset {
  id: 'say' | 'read' | 'all' | 'high'
  name: string
  options: PasswordOptions
}

const ALL_TYPES = {
  includeUppercase: true,
  includeLowercase: true,
  includeNumbers: true,
  includeSymbols: true,
  excludeSimilar: false,
  excludeAmbiguous: false,
}

// spec §2
export const PRESETS: readonly PasswordPreset[] = [
  {
    id: 'say',
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
    id: 'read',
    name: 'Easy to Read',
    options: { ...ALL_TYPES, length: 12, includeSymbols: false, excludeSimilar: true },
  },
  { id: 'all', name: 'All Characters', options: { ...ALL_TYPES, length: 12 } },
  { id: 'high', name: 'High Security', options: { ...ALL_TYPES, length: 20 } },
]
