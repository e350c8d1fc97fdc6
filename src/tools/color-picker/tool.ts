import type { Tool } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const colorPicker: Tool = {
  id: 'color-picker',
  title: TITLE,
  shortName: SHORT_NAME,
  description: DESCRIPTION,
  icon: 'palette',
  link: '/color-picker',
  hasColorsAsData: true,
  available: true,
}
