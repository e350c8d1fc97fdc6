import type { Tool } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const currencyConverter: Tool = {
  id: 'currency-converter',
  title: TITLE,
  shortName: SHORT_NAME,
  description: DESCRIPTION,
  icon: 'banknote',
  link: '/currency-converter',
  connectSrc: [
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/',
    // `latest`, and one name for each past day.
    'https://*.currency-api.pages.dev/v1/',
  ],
  available: true,
}
