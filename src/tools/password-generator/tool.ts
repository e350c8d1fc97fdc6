import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const passwordGeneratorName: ToolName = {
  id: 'password-generator',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const passwordGenerator: Tool = {
  ...passwordGeneratorName,
  description: DESCRIPTION,
  icon: 'key-round',
  link: '/password-generator',
}
