import type { Tool } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const unitConverter: Tool = {
  id: 'unit-converter',
  title: TITLE,
  shortName: SHORT_NAME,
  description: DESCRIPTION,
  icon: 'ruler',
  link: '/unit-converter',
  available: true,
}
