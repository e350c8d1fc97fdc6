import type { Tool } from '../tool'

export const calculator: Tool = {
  id: 'calculator',
  title: 'Calculator',
  description:
    'Standard and scientific calculator with exact decimals, memory, history and keyboard.',
  keywords: ['calculator', 'scientific calculator', 'online calculator', 'percent', 'memory'],
  icon: 'calculator',
  link: '/calculator',
  available: false,
}
