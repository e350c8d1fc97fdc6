import { create } from 'zustand'
import type { HexColor } from '#lib/color'
import { follow } from '#lib/follow'
import type { Result } from '#lib/result'
import { readColorText, type ColorProblem, type TypedColor } from '../shared/color-text'
import { useColor } from '../../state'
import type { ContrastLevel, Part } from './domain/text-contrast'

interface Draft {
  part: Part
  text: string
  read: Result<TypedColor, ColorProblem>
}

interface ContrastState {
  background: HexColor
  /** How much of what is below it the background covers: 0 is transparent, 1 opaque. */
  backgroundAlpha01: number
  /** What stands in a field while it is edited; null: the fields show their colors. */
  draft: Draft | null
  /** The field that was left with a text that is no color, and shows its color again. */
  refused: Part | null
  level: ContrastLevel
  /** Takes any CSS color; the color of the part stays while the text is none. */
  type: (part: Part, text: string) => void
  leave: () => void
  setBackground: (background: HexColor, alpha01?: number) => void
  /** The text in the color of the background, and the other way round. */
  swap: () => void
  setLevel: (level: ContrastLevel) => void
}

export const useContrast = create<ContrastState>((set, get) => ({
  background: '#ffffff',
  backgroundAlpha01: 1,
  draft: null,
  refused: null,
  level: 'aa',
  type(part, text) {
    const read = readColorText(text)
    set({ draft: { part, text, read }, refused: null })
    if (!read.ok) return
    const { color, alpha01 } = read.value
    if (part === 'background') set({ background: color, backgroundAlpha01: alpha01 })
    // On the way to `#3498db` stands `#349`, which is not to be kept among the recent colors.
    else useColor.getState().recall(color, alpha01)
  },
  leave() {
    const { draft } = get()
    if (!draft) return
    const { part, read } = draft
    set({ draft: null, refused: read.ok ? null : part })
    if (!read.ok || part !== 'text') return
    const { color, alpha01 } = read.value
    useColor.getState().select(color, alpha01)
  },
  setBackground: (background, backgroundAlpha01 = 1) =>
    set({ background, backgroundAlpha01, draft: null, refused: null }),
  swap() {
    const { settled, alpha01, select } = useColor.getState()
    const { background, backgroundAlpha01, setBackground } = get()
    setBackground(settled, alpha01)
    select(background, backgroundAlpha01)
  },
  setLevel: (level) => set({ level }),
}))

// This code comes after the first link, and stays for later ones.
follow(
  useColor,
  ({ opened }) => opened,
  (opened) => {
    if (!opened || !('background' in opened)) return
    const { color, alpha01 } = opened.background
    useContrast.getState().setBackground(color, alpha01)
  },
)
