import { calculator } from './calculator/tool'
import { colorPicker } from './color-picker/tool'
import { countdownTimer } from './countdown-timer/tool'
import { currencyConverter } from './currency-converter/tool'
import { passwordGenerator } from './password-generator/tool'
import { qrGenerator } from './qr-generator/tool'
import type { Tool } from './tool'
import { unitConverter } from './unit-converter/tool'

/** Every tool, in landing-page order. Routes, cards, head tags and prerendered pages follow it. */
export const TOOLS: readonly Tool[] = [
  countdownTimer,
  calculator,
  unitConverter,
  currencyConverter,
  qrGenerator,
  colorPicker,
  passwordGenerator,
]
