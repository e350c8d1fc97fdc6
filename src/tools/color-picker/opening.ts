import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/link'
import type { ColorState } from './state'

export const openingOf = (getState: () => ColorState): Opening => ({
  openFragment(settings) {
    const link = readLink(settings)
    if (!link) return UNREADABLE
    const { select, setPaletteType, openPalette } = getState()
    select(link.color)
    if (link.type) setPaletteType(link.type)
    if (link.palette) openPalette(link.palette)
    return null
  },
})
