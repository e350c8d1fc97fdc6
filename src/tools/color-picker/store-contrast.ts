import type { HexColor } from '../../lib/color'
import { create } from '../../platform/view-store'
import type { ContrastLevel } from './domain/text-contrast'
import { readCssColor, type CssColor } from './domain/css-color'

interface ContrastState {
  background: HexColor
  /** What stands in the field while it is edited, and what it was read as; null: the background. */
  draft: { text: string; read: CssColor | null } | null
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
    set({ draft: { text, read }, ...(read && { background: read.color }) })
  },
  leaveBackground: () => set({ draft: null }),
  setLevel: (level) => set({ level }),
}))
