import { fold } from '#lib/fold'
import { replacementOf } from './former'
import type { CurrencyNames } from './names'
import { currenciesCalled, currenciesOfSign, SIGNS } from './words'

/** `graph` of `The Graph`. */
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

/** All that are written so, as `$` and `kr` for several, the likeliest first; else as `currenciesNamed`. */
export function currenciesWritten(text: string, names: CurrencyNames): readonly string[] {
  const typed = text.trim().toLowerCase().replace(/\.$/, '')
  const [likeliest] = currenciesNamed(typed, names)
  const signed = [...currenciesOfSign(typed)]
  if (signed.length === 0) return currenciesNamed(typed, names)
  return [...new Set(likeliest === undefined ? signed : [likeliest, ...signed])]
}
