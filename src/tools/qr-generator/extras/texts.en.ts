import type { CodeStyle } from '../domain/scene/style'

export const CONTENTS = 'Fill in a form'
export const FILES = 'SVG, PDF, copy image'
export const LOOKS = 'Looks'
export const BATCH = 'Many codes at once'
export const READ = 'Read a code'

export const RESET_MARGIN = 'Reset the margin'
export const RESET_LOOKS = 'Reset the looks'

export const marginNote = (margin: number) => (margin === 2 ? '' : `Margin of ${margin} modules`)

const SHAPES = { square: '', rounded: 'rounded', dots: 'dots' }

export function looksNote(style: CodeStyle | undefined): string {
  if (!style) return ''
  const { modules, endColor, logo, caption } = style
  return [SHAPES[modules], endColor && 'gradient', logo && 'logo', caption !== null && 'frame']
    .filter(Boolean)
    .join(', ')
}
