import type { StateCreator } from 'zustand'
import { schedule } from '#platform/schedule'
import { create } from '#platform/view-store'
import { readCssColor, type CssColor } from '../../domain/css-color'
import { useColor } from '../../state'
import type { ColorState } from '../../store-state'

interface CssState {
  text: string
  /** What the text was read as; null: it is no color, or nothing was typed. */
  read: CssColor | null
  /** Shows the color at once, and selects it once the text rests. */
  typeCss: (text: string) => void
}

interface CssDeps {
  getColor: () => Pick<ColorState, 'color' | 'recall' | 'select'>
  schedule: typeof schedule
}

/** On the way to `#3498db` stands `#349`, which is a color too: not one to be kept among the recent ones. */
const REST_MS = 600

export const cssState =
  ({ getColor, schedule: after }: CssDeps): StateCreator<CssState> =>
  (set) => {
    let cancelRest: (() => void) | null = null
    return {
      text: '',
      read: null,
      typeCss(text) {
        cancelRest?.()
        const read = readCssColor(text)
        set({ text, read })
        if (!read) return
        getColor().recall(read.color)
        cancelRest = after(() => {
          const { color, select } = getColor()
          // Not over another one that was selected meanwhile.
          if (color === read.color) select(color)
        }, REST_MS)
      },
    }
  }

export const useCss = create(cssState({ getColor: useColor.getState, schedule }))
