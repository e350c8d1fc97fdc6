import { parseHexColor, toHex } from '../../lib/color'
import { UNREADABLE, type Opening } from '../opening'
import type { ColorState } from './store-state'

/** `3498db`, with a `#` or without: in an address one stands before it already. */
export const openingOf = (getState: () => ColorState): Opening => ({
  openFragment(settings) {
    const color = parseHexColor(`#${settings.replace(/^#/, '')}`)
    if (!color) return UNREADABLE
    getState().select(toHex(color))
    return null
  },
})
