import type { Tool } from '../tool'

export const unitConverter: Tool = {
  id: 'unit-converter',
  title: 'Unit Converter',
  shortName: 'Units',
  description:
    'Convert length, weight, temperature, volume, area, speed and energy with exact factors.',
  icon: 'ruler',
  link: '/unit-converter',
  available: true,
}
