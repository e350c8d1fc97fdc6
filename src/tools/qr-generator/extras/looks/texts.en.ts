import type { ModuleShape } from '../../domain/style'
import type { EcLevel } from '../../domain/settings'
import { MAX_CAPTION } from './domain/caption'

export const SHAPE = 'Dots'
export const SHAPES: readonly { value: ModuleShape; text: string }[] = [
  { value: 'square', text: 'Squares' },
  { value: 'rounded', text: 'Rounded' },
  { value: 'dots', text: 'Dots' },
]
export const GRADIENT = 'Gradient of two colors'
export const SECOND_COLOR = { label: 'Second color', pickerLabel: 'Second color picker' }
export const FRAME = 'Frame with a caption'
export const CAPTION = 'Caption'
export const CAPTION_LIMIT = `Up to ${MAX_CAPTION} characters, in one line or two.`
export const CAPTION_TOO_LONG = `At most ${MAX_CAPTION} characters fit below the code.`

export const LOGO = 'Logo'
export const CHOOSE_LOGO = 'Choose logo…'
export const LOGO_FAILED = 'The logo could not be read. Try again.'
export const LOGO_ADDED = 'Logo added'
export const LOGO_SIZE = 'Logo size'
export const logoSize = (percent: number) => `${percent}% of the code`
export const LEVEL_H = 'A logo hides part of the code, so use level H.'
export const raisedTo = (level: EcLevel) =>
  `Error correction is now at level ${level}: the logo hides part of the code.`
export const backTo = (level: EcLevel) => `Back to level ${level}`
export const USE_LEVEL_H = 'Use level H'
export const REMOVE_LOGO = 'Remove the logo'
