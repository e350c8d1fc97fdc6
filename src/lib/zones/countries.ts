import { fold } from '../fold'
import { offsetAt } from '../zone-clock'

declare const __LANGUAGE__: string

// ECMA-402 has the method; browsers had the property before it, and Firefox has neither yet.
interface WithZones {
  getTimeZones?: () => readonly string[] | undefined
  timeZones?: readonly string[]
}

/** The zones of a country by its code of ISO 3166-1, as far as this browser knows them. */
function zonesIn(code: string): readonly string[] {
  // The types of TypeScript have neither.
  const locale = new Intl.Locale(`und-${code}`) as WithZones
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

let codesByName: ReadonlyMap<string, string> | undefined

/** Codes by the folded names of countries in English and in the language of the page: of `Myanmar (Burma)` both. */
function codes(): ReadonlyMap<string, string> {
  if (codesByName) return codesByName
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  const found = ['en', __LANGUAGE__].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return all.flatMap((code) => {
      const name = names.of(code) ?? ''
      const parts = /^(.*) \((.*)\)$/.exec(name)?.slice(1) ?? []
      return [name, ...parts].map((one) => [fold(one), code] as const)
    })
  })
  return (codesByName = new Map(found.filter(([name]) => name !== '')))
}

/** Winter and summer of the year behind the last rules that are known here: clocks that differ do so then. */
const SEASONS_MS = [Date.UTC(2027, 0), Date.UTC(2027, 6)]

/**
 * The zones of a country, of those with the same clocks the first: one of Egypt, Argentina and China, three of Spain; none
 * of what is no country, and where the browser does not know.
 * @param name as `fold` writes it
 */
export function countryZones(name: string): readonly string[] {
  const code = codes().get(name)
  const clocks = new Map<string, string>()
  for (const id of code === undefined ? [] : zonesIn(code)) {
    const key = SEASONS_MS.map((epochMs) => offsetAt({ id }, epochMs)).join()
    if (!clocks.has(key)) clocks.set(key, id)
  }
  return [...clocks.values()]
}
