import type { CodeStyle } from '../domain/style'

/** States the encoding in the code, by an ECI header. */
export const MARK_UTF8 = 'Mark as UTF-8'

/** The settings on the closed tile; the margin is null where it is the usual one. */
export const filesOf = (margin: number | null, sizePx: number | 'screen', isUtf8Marked: boolean) =>
  [
    sizePx !== 'screen' && `PNG ${sizePx} px`,
    margin !== null && `Margin ${margin}`,
    isUtf8Marked && 'UTF-8',
  ]
    .filter(Boolean)
    .join(', ')

const SHAPES = { square: '', rounded: 'Rounded', dots: 'Dots' }

/** What of the looks is chosen and not as at first; '': nothing. */
export function looksOf(style: CodeStyle | undefined): string {
  if (!style) return ''
  const { modules, endColor, logo, caption } = style
  return [SHAPES[modules], endColor && 'Gradient', logo && 'Logo', caption !== null && 'Frame']
    .filter(Boolean)
    .join(', ')
}
