import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/link'
import type { ColorState } from './state'

export const openingOf = (getState: () => ColorState): Opening => ({
  openFragment(settings) {
    const link = readLink(settings)
    if (!link) return UNREADABLE
    const { select, setPaletteType, openWith } = getState()
    const { color, alpha01, type, beside } = link
    select(color, alpha01)
    if (type) setPaletteType(type)
    if (beside) openWith(beside)
    return null
  },
  openText(text) {
    getState().openWith({ exportAs: text })
    return null
  },
})
