import type { HexColor } from '../../../lib/color'

/** spec §9 */
export const MAX_RECENT = 12

/** Newest first; a color that is there already stays where it is. */
export const addRecent = (recent: readonly HexColor[], color: HexColor): readonly HexColor[] =>
  recent.includes(color) ? recent : [color, ...recent].slice(0, MAX_RECENT)
