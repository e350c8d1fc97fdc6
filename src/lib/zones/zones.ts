import { fold } from '../fold'
import { isHiddenZone } from '../hidden-zone'
import { isOutdatedAt, ownZoneId, type ZoneClock } from '../zone-clock'
import { countryZones } from './countries'
import { FURTHER_PLACES, SEVERAL_ZONES, SHOWN_PLACES } from './further-places.en'
import { newerRules } from './newer-rules.en'
import { namedPlaces, placeOf } from './places'

export type Zone = ZoneClock & {
  /** The name that is shown: `Tokyo`, `EST`. */
  name: string
}

/**
 * Abbreviations of the tz database (IANA, files northamerica, europe, asia, australasia, africa; release 2025b), in hours
 * beside UTC; and a place that has that time, whose clocks may differ on a day: `EST` is said of New York in summer too.
 */
const ABBREVIATIONS = `
  utc 0, gmt 0 Europe/London, wet 0 Europe/Lisbon, west 1 Europe/Lisbon, bst 1 Europe/London, bst 6 Asia/Dhaka,
  cet 1 Europe/Paris, cest 2 Europe/Paris, eet 2 Europe/Athens, eest 3 Europe/Athens, msk 3 Europe/Moscow,
  ist 5.5 Asia/Kolkata, ist 1 Europe/Dublin, ist 2 Asia/Jerusalem, pkt 5 Asia/Karachi,
  sgt 8 Asia/Singapore, hkt 8 Asia/Hong_Kong, jst 9 Asia/Tokyo, kst 9 Asia/Seoul, wib 7 Asia/Jakarta,
  awst 8 Australia/Perth, acst 9.5 Australia/Adelaide, acdt 10.5 Australia/Adelaide, aest 10 Australia/Sydney,
  aedt 11 Australia/Sydney, nzst 12 Pacific/Auckland, nzdt 13 Pacific/Auckland,
  sast 2 Africa/Johannesburg, cat 2 Africa/Maputo, eat 3 Africa/Nairobi, wat 1 Africa/Lagos,
  nst -3.5 America/St_Johns, ndt -2.5 America/St_Johns, ast -4 America/Halifax, adt -3 America/Halifax,
  est -5 America/New_York, edt -4 America/New_York, cst -6 America/Chicago, cst 8 Asia/Shanghai, cdt -5 America/Chicago,
  mst -7 America/Denver, mdt -6 America/Denver, pst -8 America/Los_Angeles, pdt -7 America/Los_Angeles,
  akst -9 America/Anchorage, akdt -8 America/Anchorage, hst -10 Pacific/Honolulu
`
  .trim()
  .split(/,\s+/)
  .map((line) => {
    const [name = '', hours = '', id] = line.split(' ')
    return { name, offsetMin: Number(hours) * 60, id }
  })

/** Within a name these are small: `Ciudad de México`. */
const SMALL = /(?<= )(?:D[aeo]|Del|Dos|La|Of|And|The)(?= )/g

/** `Washington DC`, `Istanbul`: in lower case an `İ` has its dot as a mark of its own. */
const capitalized = (text: string) =>
  text
    .replace(/i\u0307/g, 'i')
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase())
    .replace(/,? d\.? ?c\.?$/i, ' DC')
    .replace(/ u(?:sa?|k)$/i, (country) => country.toUpperCase())

/** The place of a zone in the language of the page: `Tokio` of `Asia/Tokyo`. */
export const shownPlace = (id: string): string => SHOWN_PLACES.get(id)?.[0] ?? placeOf(id)

let zonesByPlace: ReadonlyMap<string, readonly string[]> | undefined

/** The key of a place, where `saint` is written `st`. */
const placeKey = (name: string) => fold(name).replace(/\bsaint\b/g, 'st')

/** The zones of `buenos aires`, of our own and of those that this browser lists: two of `san jose`. */
function zonesOf(place: string): readonly string[] {
  if (!zonesByPlace) {
    const listed = Intl.supportedValuesOf('timeZone').map((id): [string, readonly string[]] => [
      placeKey(placeOf(id)),
      [id],
    ])
    const zones = new Map<string, readonly string[]>()
    for (const [id, names] of [...namedPlaces(), ...FURTHER_PLACES]) {
      for (const name of names) {
        const key = placeKey(name)
        zones.set(key, [...new Set([...(zones.get(key) ?? []), id])])
      }
    }
    // The table goes before the list, which has one of two names of a zone.
    zonesByPlace = new Map([...listed, ...zones])
  }
  const key = placeKey(place)
  // `Kuwait City` is Kuwait, and `Zuerich` is Zürich.
  const keys = [key, key.replace(/ city$/, ''), key.replace(/([aou])e/g, '$1')]
  const known = zonesByPlace
  const zones = keys.map((one) => known.get(one)).find(Boolean)
  if (zones) return zones
  const ofCountry = countryZones(key)
  return ofCountry.length === 1 ? ofCountry : []
}

/** Countries of several zones that are in America; a continent has the beginning of its name in the ids. */
const IN_AMERICA = /^(?:the )?(?:us|united|vereinigt|staaten|[ck]an|mex|bra)/

/** The zones of a place that a larger one behind it, of one or two words, has too: `georgia usa`, `birmingham, alabama`. */
function zonesWithin(name: string): readonly string[] {
  const words = name.split(/,? /)
  const found = [-1, -2].map((at) => {
    const region = words.slice(at).join(' ')
    const begin = IN_AMERICA.test(region) ? 'am' : region.slice(0, 2)
    return zonesOf(words.slice(0, at).join(' ')).filter((id) =>
      SEVERAL_ZONES.test(region)
        ? id.toLowerCase().startsWith(begin)
        : zonesOf(region).includes(id),
    )
  })
  return found.find(({ length }) => length > 0) ?? []
}

/** The words for the place where the visitor is: `3pm tokyo in my time`. */
const HERE = /^(?:here|my|mine|local|my (?:zone|city|place|local))$/

/** The clocks of this device: without a name, or by that which the browser gives where it hides the own one. */
export const hereZone = (): Zone => ({
  name: isHiddenZone(ownZoneId()) ? 'UTC' : '',
  id: undefined,
})

/** A note of each zone of which this browser has older rules. */
export const outdated = (zones: readonly Zone[], epochMs: number): readonly string[] =>
  zones.filter((zone) => isOutdatedAt(zone, epochMs)).map(({ name }) => newerRules(name))

/** `UTC+5:30`, `gmt-3`. */
const OFFSET = /^(?:utc|gmt) ?([-+−])(\d\d?)(?::?([0-5]\d))?$/

/**
 * The zones that a name may be of: several of `CST`; none for a name of none. Each has first the clocks that it says and,
 * where these are of a half of the year only, a place that is meant too.
 */
export function zonesNamed(text: string): readonly (readonly Zone[])[] {
  const name = text.toLowerCase().replace(/^the | (?:standard |daylight )?time$/g, '')
  if (HERE.test(name)) return [[hereZone()]]
  const [, sign, hours, minutes = 0] = OFFSET.exec(name) ?? []
  if (hours !== undefined) {
    const size = Number(hours) * 60 + Number(minutes)
    const offsetMin = sign === '+' ? size : -size
    return size <= 14 * 60 ? [[{ name: name.toUpperCase(), offsetMin }]] : []
  }
  const short = ABBREVIATIONS.filter((one) => one.name === name)
  if (short.length > 0) {
    return short.map(({ offsetMin, id }) => {
      const fixed = { name: name.toUpperCase(), offsetMin }
      if (id === undefined) return [fixed]
      const place = { name: shownPlace(id), id }
      return short.length > 1
        ? [{ ...fixed, name: `${fixed.name} (${place.name})` }, place]
        : [fixed, place]
    })
  }
  const own = zonesOf(name)
  const ids = own.length > 0 ? own : zonesWithin(name)
  // Short names are written in capitals: UK, NYC.
  const shown = name.length < 4 ? name.toUpperCase() : capitalized(name)
  return ids.map((id) => [{ name: ids.length > 1 ? `${shown} (${shownPlace(id)})` : shown, id }])
}

/** Whether a name is of a country or continent whose clocks differ. */
export const hasSeveralZones = (name: string): boolean =>
  SEVERAL_ZONES.test(name) || countryZones(placeKey(name)).length > 1
