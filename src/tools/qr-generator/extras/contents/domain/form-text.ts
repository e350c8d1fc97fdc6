import { PHONE_NUMBER, plainDegrees, type FormId, type FormValues } from './forms'

/** A backslash before \ ; , : and " (ZXing wiki, "Barcode Contents"; Wi-Fi Alliance, WPA3 §7). */
const escapeWifi = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')

/** RFC 2426 §5 and RFC 5545 §3.3.11: a backslash before \ ; and , and \n for a new line. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Around a number from an address book stand marks of its direction, which cannot be seen. */
const withoutMarks = (number: string) => number.replace(/\p{Cf}/gu, '')

/**
 * RFC 3966 §3 allows separators, which not every reader does. The (0) of +49 (0)30 is not dialed behind the country
 * code, of three digits at most: it stands for the 0 of calls within the country. In Italy and San Marino it is dialed
 * (ITU-T E.164, national plans).
 */
const plainNumber = (number: string) =>
  withoutMarks(number)
    .replace(/^(\s*(?:\+|00)\s*(?!39|378)\d{1,3}[\s.\p{Pd}/]*)\(\s*0\s*\)/u, '$1')
    .replace(/[\s().\p{Pd}/]/gu, '')

/** Half of an emoji has no encoding: it stays, and the drawing refuses it with its reason. */
const encode = (text: string) => text.replace(/\P{Surrogate}+/gu, encodeURIComponent)

/** RFC 6068 §5: a new line is CR LF. */
const encodeMail = (text: string) => encode(text.replace(/\r\n?|\n/g, '\r\n'))

/** A line for each property that has a value. */
const lines = (...properties: readonly (readonly [name: string, ...parts: string[]])[]) =>
  properties
    .filter(([, ...parts]) => parts.some((part) => part !== ''))
    .map(([name, ...parts]) => `${name}:${parts.map(escapeText).join(';')}`)

/** RFC 2426 §2.6 and RFC 5545 §3.1: lines end with CR LF. A text area shows them as they are. */
const joined = (...texts: readonly string[]) => `${texts.join('\r\n')}\r\n`

type Field = (id: string) => string

/** A local time of here, such as 2026-11-22T09:30, in UTC as `toISOString` has it. */
type ToUtc = (localTime: string) => string

function wifiText(field: Field): string {
  const security = field('security') || 'WPA'
  const parts = [
    `T:${security}`,
    `S:${escapeWifi(field('ssid'))}`,
    ...(security === 'nopass' ? [] : [`P:${escapeWifi(field('password'))}`]),
    ...(field('hidden') === 'true' ? ['H:true'] : []),
  ]
  return `WIFI:${parts.join(';')};;`
}

/** vCard 3.0, RFC 2426. */
function contactText(field: Field): string {
  const address = [field('street'), field('city'), field('region'), field('zip'), field('country')]
  const name = [field('first'), field('last')].filter(Boolean).join(' ')
  const hasAddress = address.some((part) => part !== '')
  const phone = field('phone')
  return joined(
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Of an organization alone too: both have to be there.
    `N:${[field('last'), field('first'), '', '', ''].map(escapeText).join(';')}`,
    ...lines(
      ['FN', name || field('company')],
      ['ORG', field('company')],
      ['TITLE', field('title')],
      // An extension, or a second number, keeps its blanks: without them it would be digits of the first.
      ['TEL;TYPE=CELL', PHONE_NUMBER.test(phone) ? plainNumber(phone) : withoutMarks(phone)],
      ['EMAIL', field('email')],
    ),
    // A URI, not a text: nothing is escaped (RFC 2426 §3.6.8).
    ...(field('url') ? [`URL:${withScheme(field('url'))}`] : []),
    ...(hasAddress ? lines(['ADR', '', '', ...address]) : []),
    ...lines(['NOTE', field('note')]),
    'END:VCARD',
  )
}

/** What was entered without https:// is no link to a phone; what has a point is the name of a host, before its port. */
const withScheme = (url: string) => (/^[a-z][a-z\d+-]*:/i.test(url) ? url : `https://${url}`)

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

/** RFC 6068. */
function emailText(field: Field): string {
  const addresses = encode(field('address').replace(/\s/g, ''))
  const address = addresses.replaceAll('%40', '@').replaceAll('%2C', ',')
  const headers = ['subject', 'body']
    .filter((name) => field(name) !== '')
    .map((name) => `${name}=${encodeMail(field(name))}`)
  return `mailto:${address}${headers.length > 0 ? '?' : ''}${headers.join('&')}`
}

const WRITERS: Record<FormId, (field: Field, toUtc: ToUtc) => string> = {
  wifi: wifiText,
  contact: contactText,
  email: emailText,
  sms: (field) => `SMSTO:${plainNumber(field('number'))}:${field('message')}`,
  // RFC 3986 §3.5: what follows a # would be no part of the number.
  phone: (field) => `tel:${plainNumber(field('number')).replaceAll('#', '%23')}`,
  event: eventText,
  // RFC 5870. Texts, since numbers would be written as 1e-7.
  location: (field) => `geo:${plainDegrees(field('latitude'))},${plainDegrees(field('longitude'))}`,
}

/** Each character, blanks too, counts in a network's name and its password. */
export const EXACT = new Set(['ssid', 'password'])

const inUtc: ToUtc = (localTime) => new Date(localTime).toISOString()

/** The text of a form that `checkForm` finds nothing wrong with. */
export const formText = (form: FormId, values: FormValues, toUtc: ToUtc = inUtc): string =>
  WRITERS[form]((id) => (EXACT.has(id) ? (values[id] ?? '') : (values[id] ?? '').trim()), toUtc)
