import { CALCULATOR } from './calculator'
import { COLOR_PICKER } from './color-picker'
import { COUNTDOWN_TIMER } from './countdown-timer'
import { CURRENCY_CONVERTER } from './currency-converter'
import type { Visit } from './page-state'
import { PASSWORD_GENERATOR } from './password-generator'
import { QR_GENERATOR } from './qr-generator'
import { SHELL } from './shell'
import { UNIT_CONVERTER } from './unit-converter'

/** Every state of the pages that a visitor can meet: without input, with results, with errors. */
export const VISITS: Record<string, Visit> = {
  ...SHELL,
  ...COUNTDOWN_TIMER,
  ...CALCULATOR,
  ...UNIT_CONVERTER,
  ...CURRENCY_CONVERTER,
  ...QR_GENERATOR,
  ...COLOR_PICKER,
  ...PASSWORD_GENERATOR,
}
