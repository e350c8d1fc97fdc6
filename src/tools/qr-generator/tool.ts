import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const qrGeneratorName: ToolName = {
  id: 'qr-generator',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const qrGenerator: Tool = {
  ...qrGeneratorName,
  description: DESCRIPTION,
  icon: 'qr-code',
  link: '/qr-generator',
  hasColorsAsData: true,
}
