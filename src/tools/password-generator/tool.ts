import type { Tool } from '../tool'

export const passwordGenerator: Tool = {
  id: 'password-generator',
  title: 'Password Generator',
  shortName: 'Passwords',
  description: 'Strong random passwords, 4 to 50 characters. Never stored, never sent.',
  icon: 'key-round',
  link: '/password-generator',
  available: true,
}
