import { UNREADABLE, type Opening } from '../opening'
import { BY_FALLBACK, readLink, type LinkedConversion } from './domain/link'
import type { CurrencyState } from './state'

const codesOf = ({ from, to, others = [] }: LinkedConversion) => [from, to, ...others]

/** A link with a code that may be of no currency; what was typed or chosen meanwhile stays. */
async function openChecked(conversion: LinkedConversion, getState: () => CurrencyState) {
  const { amount, from, to, knows } = getState()
  if (!(await knows(codesOf(conversion)))) return UNREADABLE
  const now = getState()
  if (now.amount === amount && now.from === from && now.to === to) now.openLink(conversion)
  return null
}

export const openingOf = (getState: () => CurrencyState): Opening => ({
  openFragment(settings) {
    const conversion = readLink(settings)
    if (!conversion) return UNREADABLE
    const { names, openLink } = getState()
    if (!codesOf(conversion).every((code) => names.has(code))) {
      return openChecked(conversion, getState)
    }
    openLink(conversion)
    return null
  },
  openText(text) {
    if (text === BY_FALLBACK) getState().chooseFallback()
    return null
  },
})
