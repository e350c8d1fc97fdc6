import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/link'
import type { ColorState } from './state'

export const openingOf = (getState: () => ColorState): Opening => ({
  openFragment(settings) {
    const link = readLink(settings)
    if (!link) return UNREADABLE
    const { select, setPaletteType, open } = getState()
    const { color, alpha01, type, beside } = link
    select(color, alpha01)
    if (type) setPaletteType(type)
    if (beside) open(beside)
    return null
  },
  openText(text) {
    getState().open({ exportAs: text })
    return null
  },
})
