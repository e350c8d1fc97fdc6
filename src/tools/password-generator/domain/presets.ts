import { DEFAULT_OPTIONS, type PasswordOptions } from './settings'

type PresetName = 'easy-to-say' | 'easy-to-read' | 'all-characters' | 'high-security'

export const PRESETS: readonly { name: PresetName; options: PasswordOptions }[] = [
  {
    name: 'easy-to-say',
    options: {
      ...DEFAULT_OPTIONS,
      length: 8,
      includeNumbers: false,
      excludeSimilar: true,
      excludeAmbiguous: true,
    },
  },
  { name: 'easy-to-read', options: { ...DEFAULT_OPTIONS, length: 12, excludeSimilar: true } },
  { name: 'all-characters', options: { ...DEFAULT_OPTIONS, length: 12, includeSymbols: true } },
  { name: 'high-security', options: { ...DEFAULT_OPTIONS, length: 20, includeSymbols: true } },
]
