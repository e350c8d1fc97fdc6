import type { HexColor } from '../../lib/color'
import { create } from '../../platform/view-store'
import type { ContrastLevel } from './domain/text-contrast'
import { readCssColor } from './domain/css-color'

interface ContrastState {
  background: HexColor
  /** What stands in the field of the background while it is edited; null: the background. */
  draft: string | null
  level: ContrastLevel
  /** Takes any CSS color; the background stays while the text is none. */
  typeBackground: (text: string) => void
  leaveBackground: () => void
  setLevel: (level: ContrastLevel) => void
}

export const useContrast = create<ContrastState>((set) => ({
  background: '#e8ecff',
  draft: null,
  level: 'aa',
  typeBackground(text) {
    const read = readCssColor(text)
    set(read ? { draft: text, background: read.color } : { draft: text })
  },
  leaveBackground: () => set({ draft: null }),
  setLevel: (level) => set({ level }),
}))
