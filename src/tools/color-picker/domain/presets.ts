import type { HexColor } from '#lib/color'

/** The names are for those who cannot see the colors. */
export const PRESETS: readonly { name: string; color: HexColor }[] = [
  { name: 'Red', color: '#e74c3c' },
  { name: 'Orange', color: '#e67e22' },
  { name: 'Yellow', color: '#f1c40f' },
  { name: 'Green', color: '#2ecc71' },
  { name: 'Teal', color: '#1abc9c' },
  { name: 'Blue', color: '#3498db' },
  { name: 'Purple', color: '#9b59b6' },
  { name: 'Pink', color: '#e84393' },
  { name: 'Brown', color: '#8d5a3a' },
  { name: 'Gray', color: '#7f8c8d' },
  { name: 'Black', color: '#000000' },
  { name: 'White', color: '#ffffff' },
]
