/** A place whose clocks change, or so many minutes before or behind UTC. */
export type ZoneClock = { id: string | undefined } | { offsetMin: number }

export type Zone = ZoneClock & {
  /** As it is shown: `Tokyo`, `EST`. */
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

/** Names that people use beside those of the tz database: newer spellings, countries of one zone, large cities. */
const PLACES: Readonly<Record<string, string>> = {
  'America/New_York': 'et,eastern,nyc,boston,washington,washington dc,miami,atlanta,philadelphia',
  'America/Chicago': 'ct,central,dallas,houston,texas',
  'America/Denver': 'mt,mountain',
  'America/Los_Angeles': 'pt,pacific,la,california,san francisco,seattle,las vegas,san diego',
  'America/Toronto': 'montreal,ottawa',
  'Pacific/Honolulu': 'hawaii',
  'Europe/London': 'uk,england,britain,great britain,united kingdom',
  'Europe/Dublin': 'ireland',
  'Europe/Paris': 'france',
  'Europe/Berlin': 'germany,munich,frankfurt,hamburg',
  'Europe/Madrid': 'barcelona',
  'Europe/Rome': 'italy,milan',
  'Europe/Zurich': 'switzerland,geneva,zürich',
  'Europe/Vienna': 'austria',
  'Europe/Amsterdam': 'netherlands',
  'Europe/Kyiv': 'kyiv,kiev,ukraine',
  'Europe/Istanbul': 'turkey',
  'Asia/Tokyo': 'japan,osaka,kyoto',
  'Asia/Shanghai': 'china,beijing',
  'Asia/Seoul': 'korea,south korea',
  'Asia/Kolkata': 'kolkata,india,delhi,new delhi,mumbai,bangalore,bengaluru,chennai',
  'Asia/Karachi': 'pakistan',
  'Asia/Ho_Chi_Minh': 'ho chi minh,ho chi minh city,vietnam,hanoi',
  'Asia/Kathmandu': 'kathmandu,nepal',
  'Asia/Yangon': 'yangon',
  'Asia/Dubai': 'abu dhabi,uae',
  'Asia/Jerusalem': 'israel,tel aviv',
  'Pacific/Auckland': 'new zealand,wellington',
  'Africa/Johannesburg': 'south africa,cape town',
}

const capitalized = (text: string) =>
  text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

let cities: ReadonlyMap<string, string> | undefined

/** `America/Argentina/Buenos_Aires` by `buenos aires`: of the zones that this browser has. */
function cityZones(): ReadonlyMap<string, string> {
  if (cities) return cities
  const ids = Intl.supportedValuesOf('timeZone')
  const named = ids.map(
    (id) => [id.replace(/.*\//, '').replaceAll('_', ' ').toLowerCase(), id] as const,
  )
  const others = Object.entries(PLACES).flatMap(([id, names]) =>
    names.split(',').map((name) => [name, id] as const),
  )
  return (cities = new Map([...named, ...others]))
}

/** `UTC+5:30`, `gmt-3`. */
const OFFSET = /^(?:utc|gmt) ?([-+−])(\d\d?)(?::?([0-5]\d))?$/

/**
 * The zones that a name may be of: several of `CST`; none for a name of none. Each has first the clocks that it says and,
 * where these are of a half of the year only, a place that is meant too.
 */
export function zonesNamed(text: string): readonly (readonly Zone[])[] {
  const name = text.toLowerCase().replace(/^the | (?:standard |daylight )?time$/g, '')
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
      const place = { name: cityOf(id), id }
      return short.length > 1
        ? [{ ...fixed, name: `${fixed.name} (${place.name})` }, place]
        : [fixed, place]
    })
  }
  const id = cityZones().get(name)
  // Short names in capitals: UK, NYC.
  const shown = name.length < 4 ? name.toUpperCase() : capitalized(name)
  return id === undefined ? [] : [[{ name: shown, id }]]
}

const cityOf = (id: string) => id.replace(/.*\//, '').replaceAll('_', ' ')

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function offsetFormat(id: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(id)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longOffset' })
  formats.set(id, made)
  return made
}

/** Minutes by which the clocks of a zone are before UTC at a moment. */
export function offsetAt(zone: ZoneClock, epochMs: number): number {
  if ('offsetMin' in zone) return zone.offsetMin
  const parts = offsetFormat(zone.id).formatToParts(epochMs)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = /GMT([-+])(\d\d):?(\d\d)/.exec(text) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -size : size
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The clocks of a zone at a moment, in ms as if they were of UTC. */
export const clockAt = (zone: ZoneClock, epochMs: number): number =>
  epochMs + offsetAt(zone, epochMs) * MINUTE_MS

/**
 * The moments at which the clocks of a zone show a time: none where they skip it, two where they are set back over it.
 * @param clockMs as `clockAt` gives it
 */
export function momentsOf(zone: ZoneClock, clockMs: number): number[] {
  // No zone is a day from UTC.
  const offsets = [-DAY_MS, DAY_MS].map((apart) => offsetAt(zone, clockMs + apart))
  const moments = [...new Set(offsets)].map((offset) => clockMs - offset * MINUTE_MS)
  return moments.filter((moment) => clockAt(zone, moment) === clockMs).sort((a, b) => a - b)
}
