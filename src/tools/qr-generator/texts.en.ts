import { grouped, plural } from '#lib/writing.en'
import type { QrError } from './domain/errors'
import type { CodeWarning } from './domain/scannability'
import type { EcLevel, SizePx } from './domain/settings'
import type { TemplateId } from './domain/templates'

/** The text of an error for the log, in English in every language. */
export function errorText(error: QrError): string {
  switch (error.code) {
    case 'no-input':
      return 'No input text'
    case 'invalid-data':
      return 'Invalid data'
    case 'too-big':
      return 'The amount of data is too big to be stored in a QR Code'
    case 'version-too-small':
      return `\nThe chosen QR Code version cannot contain this amount of data.\nMinimum version required to store current data is: ${error.minVersion}.\n`
    case 'bad-color':
      return `Invalid hex color: ${error.value}`
    case 'equal-colors':
      return 'Foreground and background are the same color'
    case 'size-too-small':
      return `A version ${error.version} QR Code needs a picture of at least ${error.fitsAtPx} px`
  }
}

export const TEXT = 'Text or link'
export const START_FROM = 'Start from a template'
export const TEMPLATES_LABEL = 'Templates'
export const TEMPLATES: Record<TemplateId, string> = {
  url: 'Website URL',
  email: 'Email',
  phone: 'Phone',
  sms: 'SMS',
  wifi: 'WiFi',
  contact: 'Contact Card',
}
export const UNDO = 'Undo'
export const NOTICES = { cleared: 'Text cleared', restored: 'Text restored' }

export const CODE = 'QR code'
export const NO_TEXT = 'Enter text above to generate QR code'
export const GENERATING = 'Generating...'
export const GENERATE = 'Generate QR Code'
export const CLEAR = 'Clear'
export const codeLabel = (version: number) => `QR code, version ${version}`
export const codeReady = (version: number) => `QR code ready, version ${version}`
/** Two announcements in one. */
export const inTurn = (first: string, second: string) => `${first}. ${second}`

export const DOWNLOAD = 'Download PNG'
export const PNG_FILE = 'PNG'
export const SHARE_PICTURE = 'Share picture'
export const COPY = 'Copy'
export const COPY_IMAGE = 'Copy image'
export const SAVE_FAILED = 'The file could not be made. Press Download PNG to try again.'

export const bytes = (count: number) => plural(count, { one: '# byte', other: '# bytes' })
/** The same, as a sentence. */
export const bytesTaken = (count: number) => plural(count, { one: '# byte.', other: '# bytes.' })
export const versionText = (version: number) => `Version ${version}`
/** Below the scale: what is taken, of how much. */
export const OF_THE_ROOM = 'of the room'
export const room = (bytesInAll: number) => grouped(bytesInAll)
export const leftAt = (bytesLeft: number, level: EcLevel) =>
  `${bytes(bytesLeft)} left at level ${level}`
export const upTo = (bytesLeft: number, level: EcLevel) =>
  `Up to ${bytes(bytesLeft)} at level ${level}`
export const tooLong = (level: EcLevel, fitsAt: EcLevel | null) =>
  fitsAt
    ? `Too long for ${level}, fits at ${fitsAt}`
    : `Too long for ${level} and every other level`

export const TOO_LONG = 'This text is too long for any QR code. Shorten it.'
export const fitsAtLevel = (level: EcLevel, fitsAt: EcLevel) =>
  `This text is too long for error correction level ${level}. It fits at level ${fitsAt}.`
export const useLevel = (level: EcLevel) => `Use level ${level}`
export const needsSize = (px: SizePx) =>
  `This much text needs a larger picture: choose ${px} px or more.`
export const useSize = (px: SizePx) => `Use ${px} px`
export const BAD_COLOR = {
  dark: 'No QR code: correct the foreground color.',
  light: 'No QR code: correct the background color.',
}
export const EQUAL_COLORS = 'No QR code: foreground and background are the same color.'
export const INVALID_DATA = 'The text contains an invalid character (half of an emoji).'
export const FAILED = 'The QR code could not be made. Press Generate QR Code to try again.'

export const SIZE = 'Size'
export const sizeText = (px: SizePx) => `${px} × ${px} px`
export const LEVEL = 'Error correction'
export const LEVELS: Record<EcLevel, string> = {
  L: 'L: about 7%',
  M: 'M: about 15%',
  Q: 'Q: about 25%',
  H: 'H: about 30%',
}
export const COLORS = {
  dark: { label: 'Foreground color', pickerLabel: 'Foreground color picker' },
  light: { label: 'Background color', pickerLabel: 'Background color picker' },
}
export const WRONG_COLOR = 'Use # and 3 or 6 hex digits, such as #1a2b3c.'
export const BEST_COLORS = 'Dark on a light background scans best.'
export const WARNINGS: Record<CodeWarning, string> = {
  'low-contrast':
    'Low contrast: this code may not scan. Make the foreground darker or the background lighter.',
  equal: 'Foreground and background are the same color: choose another one.',
  inverted:
    'Inverted colors: light on dark may not scan in every app. Swap foreground and background.',
  'small-modules': 'Small modules: choose a larger size',
  'smallest-modules': 'Small modules: shorter text or level L',
}

/** Of a symbol that some decoders miss in any size. */
export const largeSymbol = (level: EcLevel) =>
  level === 'L'
    ? 'Some scanners do not read codes this large: shorten the text'
    : 'Some scanners do not read codes this large: shorten the text or use level L'

export const FACTS_TITLE = 'About your QR code'
export const FACTS = [
  {
    title: 'Error correction',
    text: 'L restores about 7% of a damaged code, M about 15%, Q about 25%, H about 30%. A higher level holds less text.',
  },
  {
    title: 'Size',
    text: 'Every module is a whole number of pixels, so the picture is sharp at exactly the size you choose.',
  },
  {
    title: 'Capacity',
    text: 'Up to 2,953 bytes or 7,089 digits at level L, in versions 1 to 40 of the standard.',
  },
  {
    title: 'Colors',
    text: 'Dark on light with a contrast of at least 4.5:1 scans best. A margin of at least 2 modules is included.',
  },
  {
    title: 'Never expires',
    text: 'The code holds your text itself, without a link through anybody’s server.',
  },
  {
    title: 'Private',
    text: 'The code is drawn on your device. Your text is never sent or stored.',
  },
]

/** The first caption of a frame. */
export const SCAN_ME = 'Scan me'
