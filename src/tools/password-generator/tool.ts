import type { Tool } from '../tool'

export const passwordGenerator: Tool = {
  id: 'password-generator',
  title: 'Password Generator',
  shortName: 'Passwords',
  description:
    'Make strong random passwords of 4 to 50 characters that are never stored and never sent.',
  icon: 'key-round',
  link: '/password-generator',
  available: true,
}
