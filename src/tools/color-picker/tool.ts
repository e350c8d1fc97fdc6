import type { Tool } from '../tool'

export const colorPicker: Tool = {
  id: 'color-picker',
  title: 'Color Picker',
  shortName: 'Color',
  description: 'Pick a color, copy it as HEX, RGB or HSL, and build a matching palette.',
  icon: 'palette',
  link: '/color-picker',
  hasColorsAsData: true,
  available: true,
}
