import { createStore } from 'zustand/vanilla'
import { numberMarks } from '#lib/number-marks'
import { propertiesOf } from '#lib/properties'
import { followSettings, keepSettings, readSettings } from './kept-settings'

const NAME = 'decimal-comma'

/** Whether figures are copied with a decimal comma. Starts with what the prerendered page shows. */
export const decimalCommaStore = createStore<boolean>(() => false)

const asSwitch = (value: unknown) => (typeof value === 'boolean' ? value : null)

/** Where the unit converter kept the choice, which was for its copies alone. */
const ofUnits = (value: unknown) => asSwitch(propertiesOf(value)['decimalComma'])

/** Reads the choice of earlier visits and follows one made in another tab. To be called once. */
export function startDecimalComma(): void {
  const kept = readSettings(NAME, asSwitch) ?? readSettings('unit-converter', ofUnits)
  decimalCommaStore.setState(kept ?? false)
  followSettings(NAME, asSwitch, (isOn) => decimalCommaStore.setState(isOn))
}

/** The choice for the copies of all tools, kept as their settings are. */
export function setDecimalComma(isOn: boolean): void {
  keepSettings(NAME, isOn)
  decimalCommaStore.setState(isOn)
}

/** Begins with a figure, and is neither a color nor other code. */
const FIGURES = /^-?\d[^#({]*$/

/**
 * What is to be copied, with plain decimals, as the visitor wants it: figures, such as `5 ft 10.08 in`, with a decimal comma
 * where that is chosen and is the mark of the page. All else is copied as it is.
 */
export const copied = (text: string): string =>
  decimalCommaStore.getState() && FIGURES.test(text) && numberMarks.of(undefined).decimal === ','
    ? text.replace(/(?<=\d)\.(?=\d)/g, ',')
    : text
