import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const currencyConverterName: ToolName = {
  id: 'currency-converter',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const currencyConverter: Tool = {
  ...currencyConverterName,
  description: DESCRIPTION,
  icon: 'banknote',
  link: '/currency-converter',
  connectSrc: [
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/',
    // `latest`, and one name for each past day.
    'https://*.currency-api.pages.dev/v1/',
  ],
}
