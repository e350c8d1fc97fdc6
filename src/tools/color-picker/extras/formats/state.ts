import { create, type StateCreator } from 'zustand'
import { schedule } from '#platform/schedule'
import type { Result } from '#lib/result'
import { readColorText, type ColorProblem, type TypedColor } from '../shared/color-text'
import { useColor, type ColorState } from '../../state'

interface CssState {
  text: string
  /** What the text was read as; null: nothing was typed. */
  read: Result<TypedColor, ColorProblem> | null
  /** Shows the color at once, and selects it once the text rests. */
  typeCss: (text: string) => void
}

const browser = {
  getColor: (): Pick<ColorState, 'color' | 'recall' | 'select'> => useColor.getState(),
  schedule,
}

/** On the way to `#3498db` stands `#349`, which is a color too: not one to be kept among the recent ones. */
const REST_MS = 600

export const cssState =
  (on: typeof browser): StateCreator<CssState> =>
  (set) => {
    let cancelRest: (() => void) | null = null
    return {
      text: '',
      read: null,
      typeCss(text) {
        cancelRest?.()
        const read = text.trim() === '' ? null : readColorText(text)
        set({ text, read })
        if (!read?.ok) return
        const { color: typed, alpha01 } = read.value
        on.getColor().recall(typed, alpha01)
        cancelRest = on.schedule(() => {
          const { color, select } = on.getColor()
          // Another color may have been selected meanwhile.
          if (color === typed) select(color, alpha01)
        }, REST_MS)
      },
    }
  }

export const useCss = create(cssState(browser))
