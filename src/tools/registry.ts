import { calculator, calculatorName } from './calculator/tool'
import { colorPicker, colorPickerName } from './color-picker/tool'
import { countdownTimer, countdownTimerName } from './countdown-timer/tool'
import { currencyConverter, currencyConverterName } from './currency-converter/tool'
import { passwordGenerator, passwordGeneratorName } from './password-generator/tool'
import { qrGenerator, qrGeneratorName } from './qr-generator/tool'
import type { Tool, ToolName } from './tool'
import { unitConverter, unitConverterName } from './unit-converter/tool'

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

/** The same for the box, in the same order. */
export const TOOL_NAMES: readonly ToolName[] = [
  countdownTimerName,
  calculatorName,
  unitConverterName,
  currencyConverterName,
  qrGeneratorName,
  colorPickerName,
  passwordGeneratorName,
]
