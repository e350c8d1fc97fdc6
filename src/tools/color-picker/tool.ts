import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const colorPickerName: ToolName = {
  id: 'color-picker',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const colorPicker: Tool = {
  ...colorPickerName,
  description: DESCRIPTION,
  icon: 'palette',
  link: '/color-picker',
  hasColorsAsData: true,
}
