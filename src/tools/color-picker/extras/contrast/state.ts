import { create } from 'zustand'
import type { HexColor } from '#lib/color'
import type { ContrastLevel } from './domain/text-contrast'
import type { Result } from '#lib/result'
import { readColorText, type ColorProblem, type TypedColor } from '../../domain/color-text'

interface ContrastState {
  background: HexColor
  /** What stands in the field while it is edited, and what it was read as; null: the background. */
  draft: { text: string; read: Result<TypedColor, ColorProblem> } | null
  /** The field was left with a text that is no color, and shows the background again. */
  refused: boolean
  level: ContrastLevel
  /** Takes any CSS color; the background stays while the text is none. */
  typeBackground: (text: string) => void
  leaveBackground: () => void
  setLevel: (level: ContrastLevel) => void
}

export const useContrast = create<ContrastState>((set, get) => ({
  background: '#e8ecff',
  draft: null,
  refused: false,
  level: 'aa',
  typeBackground(text) {
    const read = readColorText(text)
    set({ draft: { text, read }, refused: false })
    if (read.ok) set({ background: read.value.color })
  },
  leaveBackground() {
    const { draft } = get()
    if (draft) set({ draft: null, refused: !draft.read.ok })
  },
  setLevel: (level) => set({ level }),
}))
