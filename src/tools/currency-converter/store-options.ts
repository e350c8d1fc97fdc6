import { keptOptions } from '#platform/kept-settings'
import { DEFAULT_OPTIONS, parseOptions } from './domain/options'

/** Loaded with the first part that needs it, hence never while prerendering. */
export const { useOptions: useCurrencyOptions, changeOptions } = keptOptions(
  'currency-converter',
  parseOptions,
  DEFAULT_OPTIONS,
)
