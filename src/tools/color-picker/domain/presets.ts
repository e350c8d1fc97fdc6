import type { HexColor } from '#lib/color'

/** The presets, by the codes of their names. */
export const PRESETS = [
  { name: 'red', color: '#e74c3c' },
  { name: 'orange', color: '#e67e22' },
  { name: 'yellow', color: '#f1c40f' },
  { name: 'green', color: '#2ecc71' },
  { name: 'teal', color: '#1abc9c' },
  { name: 'blue', color: '#3498db' },
  { name: 'purple', color: '#9b59b6' },
  { name: 'pink', color: '#e84393' },
  { name: 'brown', color: '#8d5a3a' },
  { name: 'gray', color: '#7f8c8d' },
  { name: 'black', color: '#000000' },
  { name: 'white', color: '#ffffff' },
] as const satisfies readonly { name: string; color: HexColor }[]

export type PresetName = (typeof PRESETS)[number]['name']
