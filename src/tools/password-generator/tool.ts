import type { Tool } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const passwordGenerator: Tool = {
  id: 'password-generator',
  title: TITLE,
  shortName: SHORT_NAME,
  description: DESCRIPTION,
  icon: 'key-round',
  link: '/password-generator',
  available: true,
}
