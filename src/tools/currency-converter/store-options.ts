import { followSettings, keepSettings, readSettings } from '../../platform/kept-settings'
import { create } from '../../platform/view-store'
import { DEFAULT_OPTIONS, parseOptions, type CurrencyOptions } from './domain/options'

const TOOL = 'currency-converter'

/** Loaded with the first part that needs it, hence never while prerendering. */
export const useCurrencyOptions = create<CurrencyOptions>(
  () => readSettings(TOOL, parseOptions) ?? DEFAULT_OPTIONS,
)

followSettings(TOOL, parseOptions, (options) => useCurrencyOptions.setState(options))

export function changeOptions(change: Partial<CurrencyOptions>): void {
  useCurrencyOptions.setState(change)
  keepSettings(TOOL, useCurrencyOptions.getState())
}
