import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/link'
import type { ColorState } from './state'

export const openingOf = (getState: () => ColorState): Opening => ({
  openFragment(settings) {
    const link = readLink(settings)
    if (!link) return UNREADABLE
    const { select, setPaletteType, open } = getState()
    const { beside } = link
    select(link.color, beside && 'text' in beside ? beside.text.alpha01 : 1)
    if (link.type) setPaletteType(link.type)
    if (beside) open(beside)
    return null
  },
  openText(text) {
    getState().open({ exportAs: text })
    return null
  },
})
