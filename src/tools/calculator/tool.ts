import type { Tool } from '../tool'

export const calculator: Tool = {
  id: 'calculator',
  title: 'Calculator',
  shortName: 'Calculator',
  description: 'Standard and scientific, with exact decimals, memory and history.',
  icon: 'calculator',
  link: '/calculator',
  available: true,
}
