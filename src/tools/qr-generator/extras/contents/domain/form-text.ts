import { plainDegrees } from '#lib/degrees'
import { HERE, isOutdatedAt, momentsOf, type ZoneClock } from '#lib/zone-clock'
import { contactText } from './contact'
import { encode, escapeText, joined } from './escapes'
import type { FormId, FormValues } from './forms'
import { plainNumber } from './phone-number'

/** A backslash before \ ; , : and " (ZXing wiki, "Barcode Contents"; Wi-Fi Alliance, WPA3 §7). */
const escapeWifi = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')

/** RFC 6068 §5: a new line is CR LF. */
const encodeMail = (text: string) => encode(text.replace(/\r\n?|\n/g, '\r\n'))

/** A line for each property that has a value. */
const lines = (...properties: readonly (readonly [name: string, value: string])[]) =>
  properties
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${escapeText(value)}`)

type Field = (id: string) => string

/** A local time of here, such as 2026-11-22T09:30, in UTC as `toISOString` has it. */
type ToUtc = (localTime: string) => string

function wifiText(field: Field): string {
  const security = field('security') || 'WPA'
  const parts = [
    `T:${security}`,
    `S:${escapeWifi(field('ssid'))}`,
    // A company's network may ask for a certificate in its place.
    ...(security === 'nopass' || field('password') === ''
      ? []
      : [`P:${escapeWifi(field('password'))}`]),
    ...(field('hidden') === 'true' ? ['H:true'] : []),
    ...(field('otherFields') ? [field('otherFields')] : []),
  ]
  return `WIFI:${parts.join(';')};;`
}

/** 2026-11-22T09:30 as 20261122T093000 (RFC 5545 §3.3.5). */
const basicTime = (value: string) => `${value.replace(/[-:]/g, '').slice(0, 13)}00`

/** The day after one, as 20261123: the end of whole days is the day on which they are over (RFC 5545 §3.6.1). */
function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10).replaceAll('-', '')
}

/** Of whole days; of times local wherever they are read, in UTC, or of here and so turned into UTC. */
function timesOf(field: Field, toUtc: ToUtc): string[] {
  const [start, end] = [field('start'), field('end')]
  if (field('days') === 'true') {
    const first = `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`
    return end ? [first, `DTEND;VALUE=DATE:${dayAfter(end)}`] : [first]
  }
  const zone = field('zone')
  const written = (value: string) => {
    const time = basicTime(zone === 'own' ? toUtc(value) : value)
    return zone === '' ? time : `${time}Z`
  }
  return [`DTSTART:${written(start)}`, ...(end ? [`DTEND:${written(end)}`] : [])]
}

/** iCalendar, RFC 5545; without UID and DTSTAMP, which a new event gets from the app that adds it. */
const eventText = (field: Field, toUtc: ToUtc) =>
  joined(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    ...lines(['SUMMARY', field('summary')]),
    ...timesOf(field, toUtc),
    ...lines(['LOCATION', field('place')], ['DESCRIPTION', field('description')]),
    'END:VEVENT',
    'END:VCALENDAR',
  )

/** Writes a `mailto:` link by RFC 6068. */
function emailText(field: Field): string {
  const addresses = encode(field('address').replace(/\s/g, ''))
  const address = addresses.replaceAll('%40', '@').replaceAll('%2C', ',')
  const entered = ['subject', 'body']
    .filter((name) => field(name) !== '')
    .map((name) => `${name}=${encodeMail(field(name))}`)
  // Of two subjects mail programs take the first or the last: what was entered is the first one that was read.
  const headers = [...entered, ...(field('headers') ? [field('headers')] : [])]
  return `mailto:${address}${headers.length > 0 ? '?' : ''}${headers.join('&')}`
}

/** RFC 5870, or a link to a map (Apple's Map Links, Google's Maps URLs). Texts, since numbers would be written as 1e-7. */
function locationText(field: Field): string {
  const [latitude, longitude] = [plainDegrees(field('latitude')), plainDegrees(field('longitude'))]
  const place = `${latitude},${longitude}`
  switch (field('map')) {
    case 'apple':
      return `https://maps.apple.com/?q=${place}`
    case 'google':
      return `https://www.google.com/maps/search/?api=1&query=${place}`
    case 'osm':
      return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    default:
      return `geo:${place}`
  }
}

const WRITERS: Record<FormId, (field: Field, toUtc: ToUtc) => string> = {
  wifi: wifiText,
  contact: contactText,
  email: emailText,
  sms: (field) => `SMSTO:${plainNumber(field('number'))}:${field('message')}`,
  // RFC 3986 §3.5: what follows a # would be no part of the number.
  phone: (field) => `tel:${plainNumber(field('number')).replaceAll('#', '%23')}`,
  event: eventText,
  location: locationText,
}

/** Each character, blanks too, counts in a network's name and its password. */
export const EXACT = new Set(['ssid', 'password'])

/** In ms since 1970: the first of two moments; of a time that the clocks skip what the browser makes of it. */
const momentIn = (zone: ZoneClock, localTime: string): number =>
  momentsOf(zone, Date.parse(`${localTime}Z`))[0] ?? Date.parse(localTime)

/** Turns times of the visitor's zone into those of UTC. */
export const inUtcFrom =
  (zone: ZoneClock): ToUtc =>
  (localTime) =>
    new Date(momentIn(zone, localTime)).toISOString()

/** Whether a time of an event follows newer rules than the browser has for the visitor's zone. */
export const isByNewerRules = (values: FormValues, zone: ZoneClock = HERE): boolean =>
  values['zone'] === 'own' &&
  [values['start'], values['end']]
    .filter((time) => Number.isFinite(Date.parse(`${time}Z`)))
    .some((time) => isOutdatedAt(zone, momentIn(zone, time ?? '')))

/** The text of a form that `checkForm` finds nothing wrong with. */
export const formText = (
  form: FormId,
  values: FormValues,
  toUtc: ToUtc = inUtcFrom(HERE),
): string =>
  WRITERS[form]((id) => (EXACT.has(id) ? (values[id] ?? '') : (values[id] ?? '').trim()), toUtc)
