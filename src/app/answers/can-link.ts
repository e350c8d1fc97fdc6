import type { RowAnswer } from '../../answers/row'

/**
 * Whether a link may ask the question again: not where the text that is handed over in memory must stand in no address, as
 * that of a code, nor where another answer would be drawn.
 */
export const canLink = ({ opening, act }: Pick<RowAnswer, 'opening' | 'act'>): boolean =>
  act !== 'draw' && !(opening && !('fragment' in opening))
