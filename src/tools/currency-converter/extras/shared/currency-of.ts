import type { Locale } from '#lib/number-text'
import { region } from '#lib/region'
import { fold } from '#lib/fold'
import { replacementOf } from '../../domain/replaced'
import type { CurrencyNames } from '../../domain/name-list'
import { currenciesCalled, SIGNS } from './words'

/** The name in lower case and without its article: `graph` of `The Graph`. */
const nameIn = (text: string) => fold(text).replace(/^the /, '')

const knownNames = new WeakMap<CurrencyNames, ReadonlyMap<string, string>>()

/** Codes by folded full name; made once a list, not at each key. Of equal names the first counts. */
function codesByName(names: CurrencyNames): ReadonlyMap<string, string> {
  const known = knownNames.get(names)
  if (known) return known
  const entries = [...names]
    .map(([code, name]) => [nameIn(name), code] as const)
    .filter(([name]) => name !== '')
    .reverse()
  // Money that is no more has often the name of its successor.
  const former = entries.filter(([, code]) => replacementOf(code))
  const current = entries.filter(([, code]) => !replacementOf(code))
  const byName = new Map([...former, ...current])
  knownNames.set(names, byName)
  return byName
}

/** Countries whose own dollar, or peso, is written `$` too. */
const OWN_DOLLARS: Readonly<Record<string, string>> = {
  AU: 'aud',
  CA: 'cad',
  HK: 'hkd',
  MX: 'mxn',
  NZ: 'nzd',
  SG: 'sgd',
}

/** The currencies that a text names, for the visitor's region: its own dollar stands before that of the United States. */
export function inRegion(text: string, codes: readonly string[], locale: Locale) {
  const isOfMany = codes[0] === 'usd' && /^(?:\$|dollars?|bucks?)$/i.test(text.trim())
  const own = isOfMany ? OWN_DOLLARS[region.of(locale) ?? ''] : undefined
  const isCalledSo = own !== 'mxn' || text.trim() === '$'
  return own && isCalledSo ? [own, ...codes.filter((code) => code !== own)] : codes
}

/** The currencies that a sign, code, word or full name may mean, the likeliest first; none for any other text. */
export function currenciesNamed(text: string, names: CurrencyNames): readonly string[] {
  const typed = text.trim().toLowerCase()
  const sign = SIGNS.find(([one]) => one === typed)
  if (sign) return [sign[1]]
  if (names.has(typed)) return [typed]
  const folded = nameIn(typed)
  const called = currenciesCalled(folded)
  if (called.length > 0) return called
  const byName = codesByName(names)
  const code = byName.get(folded) ?? byName.get(folded.replace(/s$/, ''))
  return code === undefined ? [] : [code]
}
