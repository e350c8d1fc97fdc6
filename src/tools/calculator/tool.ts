import type { Tool } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const calculator: Tool = {
  id: 'calculator',
  title: TITLE,
  shortName: SHORT_NAME,
  description: DESCRIPTION,
  icon: 'calculator',
  link: '/calculator',
  available: true,
}
