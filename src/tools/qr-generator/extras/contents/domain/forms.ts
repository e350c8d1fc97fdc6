import { plainDegrees } from '#lib/degrees'
import { utf8Length } from '#lib/utf8'
import { isPhoneNumber } from './phone-number'

export type FormId = 'wifi' | 'contact' | 'email' | 'sms' | 'phone' | 'event' | 'location'

/** What was entered, by the field's id; what is missing is empty. */
export type FormValues = Readonly<Record<string, string>>

/** What is wrong with an entry. */
export type FormFault =
  | { code: 'missing' | 'address' | 'phone-number' | 'long-network-name' }
  | { code: 'time' | 'date' | 'end-before-start' | 'no-password' | 'password-length' }
  | { code: 'password-bytes'; length: number }
  | { code: 'degrees'; limit: number }

export interface FormField {
  id: string
  /** What is entered, as the browser's input types have it, or several lines; 'text' unless given. */
  type?: 'tel' | 'email' | 'url' | 'datetime-local' | 'date' | 'lines' | undefined
  /** To choose from; the first is chosen at the start. */
  options?: readonly string[]
  /** What is wrong with the entry, beside those of the other fields, or null. */
  check?: (value: string, values: FormValues) => FormFault | null
}

const missingFault = (value: string): FormFault | null =>
  value.trim() === '' ? { code: 'missing' } : null

/** The latitude or longitude, in degrees, at most so many. */
const degreesFault =
  (limit: number) =>
  (value: string): FormFault | null => {
    const degrees = plainDegrees(value)
    return degrees && Math.abs(Number(degrees)) <= limit ? null : { code: 'degrees', limit }
  }

/** One address, or several with commas between them. */
const addressFault = (value: string): FormFault | null =>
  value.split(',').every((address) => /^[^\s@<>():;"]+@[^\s@<>():;"]+$/.test(address.trim()))
    ? null
    : { code: 'address' }

const phoneFault = (value: string): FormFault | null =>
  isPhoneNumber(value) ? null : { code: 'phone-number' }

/** IEEE 802.11, 9.4.2.2: the name of a network has at most 32 bytes. */
const ssidFault = (name: string): FormFault | null =>
  utf8Length(name) > 32 ? { code: 'long-network-name' } : missingFault(name)

/** What an input of a time gives where it is not filled in completely: text that is no time. */
export const PARTIAL_TIME = 'partial'

/** A date, and a time unless it is a whole day, as the browser gives them. RFC 5545 has four digits for the year. */
const isTime = (value: string, isDay: boolean) =>
  (isDay ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d/).test(value)

const isWholeDay = ({ days }: FormValues) => days === 'true'

function timeFault(value: string, values: FormValues): FormFault | null {
  if (value === '' || isTime(value, isWholeDay(values))) return null
  return { code: isWholeDay(values) ? 'date' : 'time' }
}

/** The browser's form of times, 2026-11-22T09:30, sorts by time. An event may begin and end on one whole day. */
function endFault(end: string, values: FormValues): FormFault | null {
  const { start = '' } = values
  const isDay = isWholeDay(values)
  const areTimes = isTime(start, isDay) && isTime(end, isDay)
  if (areTimes && (isDay ? end < start : end <= start)) return { code: 'end-before-start' }
  return timeFault(end, values)
}

/** The type of a field, which for times depends on whether they are whole days. */
export const typeOf = ({ type }: FormField, values: FormValues) =>
  type === 'datetime-local' && isWholeDay(values) ? 'date' : type

/** An hour after a local time, in the same form; empty where that is no time. */
function hourAfter(time = ''): string {
  if (!isTime(time, false)) return ''
  const later = new Date(`${time}Z`)
  later.setUTCHours(later.getUTCHours() + 1)
  return later.toISOString().slice(0, 16)
}

/**
 * Values after a change of one: dates stay where an event turns from times to whole days, or back. An end that was not
 * entered is an hour after the start, since without one some calendars show an event of no length.
 */
export function changedValues(values: FormValues, field: string, value: string): FormValues {
  const changed = { ...values, [field]: value }
  const { start, end = '' } = values
  if (field === 'start' && (end === '' || end === hourAfter(start)) && !isWholeDay(values)) {
    return { ...changed, end: hourAfter(value) }
  }
  if (field !== 'days') return changed
  const turned = (time = '') => {
    if (value === 'true') return time.slice(0, 10)
    return time.length === 10 ? `${time}T09:00` : time
  }
  return { ...changed, start: turned(values['start']), end: turned(values['end']) }
}

/** IEEE 802.11, annex J.4: a WPA passphrase has 8 to 63 characters, and 64 hexadecimal digits are the key itself. */
function wifiPasswordFault(password: string, { security = '' }: FormValues): FormFault | null {
  // A company's network may ask for a certificate, and one that encrypts openly (OWE, RFC 8110) has none.
  if (/^(?:nopass|OWE)$|EAP/i.test(security)) return null
  if (password === '') return { code: 'no-password' }
  const length = utf8Length(password)
  // WPA3 alone, SAE, has no limits of its own (IEEE 802.11, 12.4.3).
  const fits = /^(?:WEP|SAE)/i.test(security) || (length >= 8 && length <= 63)
  if (fits || /^[\da-f]{64}$/i.test(password)) return null
  if (length > password.length) return { code: 'password-bytes', length }
  return { code: 'password-length' }
}

/** The fields of each form, in their order on the page. */
export const FORM_FIELDS: Record<FormId, readonly FormField[]> = {
  wifi: [
    { id: 'ssid', check: ssidFault },
    { id: 'security', options: ['WPA', 'WEP', 'nopass'] },
    { id: 'password', check: wifiPasswordFault },
    { id: 'hidden', options: ['', 'true'] },
  ],
  contact: [
    { id: 'first' },
    {
      id: 'last',
      check: (last, { first = '', company = '' }) => missingFault(first + last + company),
    },
    { id: 'company' },
    { id: 'title' },
    { id: 'phone', type: 'tel' },
    { id: 'email', type: 'email' },
    { id: 'url', type: 'url' },
    { id: 'street', type: 'lines' },
    { id: 'zip' },
    { id: 'city' },
    { id: 'region' },
    { id: 'country' },
    { id: 'note', type: 'lines' },
  ],
  email: [
    { id: 'address', type: 'email', check: addressFault },
    { id: 'subject' },
    { id: 'body', type: 'lines' },
  ],
  sms: [
    { id: 'number', type: 'tel', check: phoneFault },
    { id: 'message', type: 'lines' },
  ],
  phone: [{ id: 'number', type: 'tel', check: phoneFault }],
  event: [
    { id: 'summary', check: missingFault },
    { id: 'days', options: ['', 'true'] },
    { id: 'zone', options: ['', 'own', 'utc'] },
    {
      id: 'start',
      type: 'datetime-local',
      check: (value, values) => timeFault(value, values) ?? missingFault(value),
    },
    { id: 'end', type: 'datetime-local', check: endFault },
    { id: 'place' },
    { id: 'description', type: 'lines' },
  ],
  location: [
    { id: 'latitude', check: degreesFault(90) },
    { id: 'longitude', check: degreesFault(180) },
    { id: 'map', options: ['', 'apple', 'google', 'osm'] },
  ],
}

/** The fields of a form that are of use: whole days have no time zone. */
export const fieldsOf = (form: FormId, values: FormValues) =>
  FORM_FIELDS[form].filter(({ id }) => id !== 'zone' || !isWholeDay(values))

/** What is wrong with each field of a form; empty if nothing is. */
export function checkForm(form: FormId, values: FormValues): Record<string, FormFault> {
  const faults: Record<string, FormFault> = {}
  for (const { id, check } of FORM_FIELDS[form]) {
    const fault = check?.(values[id] ?? '', values)
    if (fault) faults[id] = fault
  }
  return faults
}
