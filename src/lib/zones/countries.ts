import { fold } from '../fold'
import { offsetAt } from '../zone-clock'

declare const __LANGUAGE__: string

/** ECMA-402 has the method, older browsers the property, Firefox neither yet; nor have the types of TypeScript. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

let codesByName: ReadonlyMap<string, string> | undefined

/** Codes of ISO 3166-1 by the folded names of countries in English and in the language of the page. */
function codes(): ReadonlyMap<string, string> {
  if (codesByName) return codesByName
  const found = new Map<string, string>()
  for (const language of ['en', __LANGUAGE__]) {
    // In short: `Myanmar` of `Myanmar (Burma)`.
    const style = { type: 'region', style: 'short', fallback: 'none' } as const
    const names = new Intl.DisplayNames(language, style)
    for (let at = 0; at < 26 ** 2; at++) {
      const code = String.fromCharCode(65 + at / 26, 65 + (at % 26))
      found.set(fold(names.of(code) ?? ''), code)
    }
  }
  return (codesByName = found)
}

/** Winter and summer of the year behind the last rules that are known here: clocks that differ do so then. */
const SEASONS_MS = [Date.UTC(2027, 0), Date.UTC(2027, 6)]

/**
 * The zones of a country, of those with the same clocks the first: one of Egypt and of Malaysia, three of Chile; none of
 * what is no country, and where the browser does not know.
 * @param name as `fold` writes it
 */
export function countryZones(name: string): readonly string[] {
  const code = name && codes().get(name)
  if (!code) return []
  const locale: WithZones = new Intl.Locale(`und-${code}`)
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  const clocks = zones.map((id) => SEASONS_MS.map((epochMs) => offsetAt({ id }, epochMs)).join())
  return zones.filter((_, at) => clocks.indexOf(clocks[at] ?? '') === at)
}
