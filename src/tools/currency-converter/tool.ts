import type { Tool } from '../tool'

export const currencyConverter: Tool = {
  id: 'currency-converter',
  title: 'Currency Converter',
  shortName: 'Currency',
  description: 'Convert 200+ currencies, updated daily, including cryptocurrencies.',
  icon: 'banknote',
  link: '/currency-converter',
  connectSrc: [
    'https://cdn.jsdelivr.net/npm/@fawazahmed0/',
    // `latest`, and one name for each past day.
    'https://*.currency-api.pages.dev/v1/',
  ],
  available: true,
}
