import type { Tool } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const qrGenerator: Tool = {
  id: 'qr-generator',
  title: TITLE,
  shortName: SHORT_NAME,
  description: DESCRIPTION,
  icon: 'qr-code',
  link: '/qr-generator',
  hasColorsAsData: true,
  available: true,
}
