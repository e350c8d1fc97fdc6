import { readNumber } from '#lib/number-text'
import { utf8Length } from '../../../domain/segments'

export type FormId = 'wifi' | 'contact' | 'email' | 'sms' | 'phone' | 'event' | 'location'

/** What was entered, by the field's id; what is missing is empty. */
export type FormValues = Readonly<Record<string, string>>

/** What is wrong with an entry. */
export type FormFault =
  | { code: 'missing' | 'address' | 'phone-number' | 'long-network-name' }
  | { code: 'time' | 'end-before-start' | 'no-password' | 'password-length' }
  | { code: 'password-bytes'; length: number }
  | { code: 'degrees'; limit: number }

export interface FormField {
  id: string
  /** What is entered, as the browser's input types have it, or several lines; 'text' unless given. */
  type?: 'tel' | 'email' | 'url' | 'datetime-local' | 'lines'
  /** To choose from; the first is chosen at the start. */
  options?: readonly string[]
  /** What is wrong with the entry, beside those of the other fields, or null. */
  check?: (value: string, values: FormValues) => FormFault | null
}

const missingFault = (value: string): FormFault | null =>
  value.trim() === '' ? { code: 'missing' } : null

/** Degrees as a geo URI has them: digits and a point, without an exponent (RFC 5870 §3.3); null of any other text. */
export function plainDegrees(text: string): string | null {
  const read = readNumber(text, undefined)
  return read.ok && !read.value.plain.includes('e') ? read.value.plain : null
}

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

/** One number to dial, as it is written. */
export const PHONE_NUMBER = /^(?=.*\d)[\s\p{Cf}]*\+?[\d\s().\p{Pd}\p{Cf}/*#]*$/u

const phoneFault = (value: string): FormFault | null =>
  PHONE_NUMBER.test(value) ? null : { code: 'phone-number' }

/** IEEE 802.11, 9.4.2.2: the name of a network has at most 32 bytes. */
const ssidFault = (name: string): FormFault | null =>
  utf8Length(name) > 32 ? { code: 'long-network-name' } : missingFault(name)

/** What an input of a time gives where it is not filled in completely: text that is no time. */
export const PARTIAL_TIME = 'partial'

/** A date and a time as the browser gives them. RFC 5545 has four digits for the year. */
const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)

const timeFault = (value: string): FormFault | null =>
  value === '' || isTime(value) ? null : { code: 'time' }

/** The browser's form of times, 2026-11-22T09:30, sorts by time. */
const endFault = (end: string, { start = '' }: FormValues): FormFault | null =>
  isTime(start) && isTime(end) && end <= start ? { code: 'end-before-start' } : timeFault(end)

/** IEEE 802.11, annex J.4: a WPA passphrase has 8 to 63 characters, and 64 hexadecimal digits are the key itself. */
function wifiPasswordFault(password: string, { security }: FormValues): FormFault | null {
  if (security === 'nopass') return null
  if (password === '') return { code: 'no-password' }
  const length = utf8Length(password)
  const fits = security === 'WEP' || (length >= 8 && length <= 63)
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
    { id: 'last', check: (last, { first = '' }) => missingFault(first + last) },
    { id: 'company' },
    { id: 'title' },
    { id: 'phone', type: 'tel' },
    { id: 'email', type: 'email' },
    { id: 'url', type: 'url' },
    { id: 'street' },
    { id: 'zip' },
    { id: 'city' },
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
    {
      id: 'start',
      type: 'datetime-local',
      check: (value) => timeFault(value) ?? missingFault(value),
    },
    { id: 'end', type: 'datetime-local', check: endFault },
    { id: 'place' },
    { id: 'description', type: 'lines' },
  ],
  location: [
    { id: 'latitude', check: degreesFault(90) },
    { id: 'longitude', check: degreesFault(180) },
  ],
}

/** What is wrong with each field of a form; empty if nothing is. */
export function checkForm(form: FormId, values: FormValues): Record<string, FormFault> {
  const faults: Record<string, FormFault> = {}
  for (const { id, check } of FORM_FIELDS[form]) {
    const fault = check?.(values[id] ?? '', values)
    if (fault) faults[id] = fault
  }
  return faults
}
