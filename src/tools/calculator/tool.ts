import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const calculatorName: ToolName = {
  id: 'calculator',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const calculator: Tool = {
  ...calculatorName,
  description: DESCRIPTION,
  icon: 'calculator',
  link: '/calculator',
}
