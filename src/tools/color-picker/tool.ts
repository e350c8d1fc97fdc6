import type { Tool } from '../tool'

export const colorPicker: Tool = {
  id: 'color-picker',
  title: 'Color Picker',
  shortName: 'Color',
  description: 'Pick a color, copy it as HEX, RGB or HSL, and build a matching palette.',
  keywords: ['color picker', 'hex to rgb', 'hsl', 'color palette generator', 'color converter'],
  icon: 'palette',
  link: '/color-picker',
  available: true,
}
