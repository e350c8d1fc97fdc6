import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/link'
import type { ColorState } from './state'

export const openingOf = (getState: () => ColorState): Opening => ({
  openFragment(settings) {
    const link = readLink(settings)
    if (!link) return UNREADABLE
    const { select, setPaletteType, open } = getState()
    select(link.color)
    if (link.type) setPaletteType(link.type)
    if (link.beside) open(link.beside)
    return null
  },
  openText(text) {
    getState().open({ exportAs: text })
    return null
  },
})
