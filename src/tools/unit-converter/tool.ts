import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const unitConverterName: ToolName = {
  id: 'unit-converter',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const unitConverter: Tool = {
  ...unitConverterName,
  description: DESCRIPTION,
  icon: 'ruler',
  link: '/unit-converter',
}
