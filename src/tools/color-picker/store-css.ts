import { create, type StateCreator } from 'zustand'
import type { HexColor } from '../../lib/color'
import { readCssColor, type CssColor } from './domain/css-color'
import { useColor } from './store'

export interface CssState {
  /** What stands in the field of any CSS color. */
  text: string
  /** What the text was read as; null: it is no color, or nothing was typed. */
  read: CssColor | null
  typeCss: (text: string) => void
}

/** @param select takes the color that was read as the selected one */
export const cssState =
  (select: (color: HexColor) => void): StateCreator<CssState> =>
  (set) => ({
    text: '',
    read: null,
    typeCss(text) {
      const read = readCssColor(text)
      set({ text, read })
      if (read) select(read.color)
    },
  })

export const useCss = create(cssState((color) => useColor.getState().select(color)))
