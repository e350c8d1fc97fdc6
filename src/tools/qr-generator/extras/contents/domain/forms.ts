import { PHONE_NUMBER, plainDegrees } from '../../../domain/typed-number'
import { utf8Length } from '../../../domain/segments'

export type FormId = 'wifi' | 'contact' | 'email' | 'sms' | 'phone' | 'event' | 'location'

/** What was entered, by the field's id; what is missing is empty. */
export type FormValues = Readonly<Record<string, string>>

export interface FormField {
  id: string
  label: string
  /** What is entered, as the browser's input types have it, or several lines; 'text' unless given. */
  type?: 'tel' | 'email' | 'url' | 'datetime-local' | 'lines'
  /** To choose from; the first is chosen at the start. */
  options?: readonly { value: string; text: string }[]
  /** What is wrong with the entry, beside those of the other fields, or null. */
  check?: (value: string, values: FormValues) => string | null
}

const missingFault = (what: string) => (value: string) =>
  value.trim() === '' ? `Enter ${what}.` : null

/** The latitude or longitude, in degrees, at most so many. */
const degreesFault = (limit: number) => (value: string) => {
  const degrees = plainDegrees(value)
  return degrees && Math.abs(Number(degrees)) <= limit
    ? null
    : `Enter degrees from -${limit} to ${limit}, such as 48.8584.`
}

/** One address, or several with commas between them. */
const addressFault = (value: string) =>
  value.split(',').every((address) => /^[^\s@<>():;"]+@[^\s@<>():;"]+$/.test(address.trim()))
    ? null
    : 'Enter an address, such as name@example.com.'

const phoneFault = (value: string) => (PHONE_NUMBER.test(value) ? null : 'Enter a phone number.')

/** IEEE 802.11, 9.4.2.2: the name of a network has at most 32 bytes. */
const ssidFault = (name: string) =>
  utf8Length(name) > 32
    ? 'The name of a network has at most 32 bytes.'
    : missingFault('the name of the network')(name)

/** What an input of a time gives where it is not filled in completely: text that is no time. */
export const PARTIAL_TIME = 'partial'

/** A date and a time as the browser gives them. RFC 5545 has four digits for the year. */
const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)

const localTimeFault = (value: string) =>
  value === '' || isTime(value) ? null : 'Enter a date with a year of four digits, and a time.'

/** The browser's form of times, 2026-11-22T09:30, sorts by time. */
const endFault = (end: string, { start = '' }: FormValues) =>
  isTime(start) && isTime(end) && end <= start
    ? 'Enter an end after the start.'
    : localTimeFault(end)

/** IEEE 802.11, annex J.4: a WPA passphrase has 8 to 63 characters, and 64 hexadecimal digits are the key itself. */
function wifiPasswordFault(password: string, { security }: FormValues): string | null {
  if (security === 'nopass') return null
  if (password === '') return 'Enter the password, or choose Security: None.'
  const length = utf8Length(password)
  const fits = security === 'WEP' || (length >= 8 && length <= 63)
  if (fits || /^[\da-f]{64}$/i.test(password)) return null
  if (length > password.length) return `A WPA password has 8 to 63 bytes; yours has ${length}.`
  return 'A WPA password has 8 to 63 characters, or 64 hexadecimal digits.'
}

/** The fields of each form, in their order on the page. */
export const FORM_FIELDS: Record<FormId, readonly FormField[]> = {
  wifi: [
    { id: 'ssid', label: 'Name (SSID)', check: ssidFault },
    {
      id: 'security',
      label: 'Security',
      options: [
        { value: 'WPA', text: 'WPA to WPA3' },
        { value: 'WEP', text: 'WEP' },
        { value: 'nopass', text: 'None' },
      ],
    },
    { id: 'password', label: 'Wi-Fi password', check: wifiPasswordFault },
    {
      id: 'hidden',
      label: 'Network',
      options: [
        { value: '', text: 'Visible' },
        { value: 'true', text: 'Hidden' },
      ],
    },
  ],
  contact: [
    { id: 'first', label: 'First name' },
    {
      id: 'last',
      label: 'Last name',
      check: (last, { first = '' }) => missingFault('a name')(first + last),
    },
    { id: 'company', label: 'Company' },
    { id: 'title', label: 'Job title' },
    { id: 'phone', label: 'Phone number', type: 'tel' },
    { id: 'email', label: 'Email address', type: 'email' },
    { id: 'url', label: 'Website', type: 'url' },
    { id: 'street', label: 'Street' },
    { id: 'zip', label: 'Postal code' },
    { id: 'city', label: 'City' },
    { id: 'country', label: 'Country' },
    { id: 'note', label: 'Note', type: 'lines' },
  ],
  email: [
    { id: 'address', label: 'Email address', type: 'email', check: addressFault },
    { id: 'subject', label: 'Subject' },
    { id: 'body', label: 'Message', type: 'lines' },
  ],
  sms: [
    { id: 'number', label: 'Phone number', type: 'tel', check: phoneFault },
    { id: 'message', label: 'Message', type: 'lines' },
  ],
  phone: [{ id: 'number', label: 'Phone number', type: 'tel', check: phoneFault }],
  event: [
    { id: 'summary', label: 'Event', check: missingFault('what it is') },
    {
      id: 'start',
      label: 'Start',
      type: 'datetime-local',
      check: (value) => localTimeFault(value) ?? missingFault('when it starts')(value),
    },
    { id: 'end', label: 'End', type: 'datetime-local', check: endFault },
    { id: 'place', label: 'Place' },
    { id: 'description', label: 'Description', type: 'lines' },
  ],
  location: [
    { id: 'latitude', label: 'Latitude', check: degreesFault(90) },
    { id: 'longitude', label: 'Longitude', check: degreesFault(180) },
  ],
}

/** What is wrong with each field of a form; empty if nothing is. */
export function checkForm(form: FormId, values: FormValues): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { id, check } of FORM_FIELDS[form]) {
    const fault = check?.(values[id] ?? '', values)
    if (fault) faults[id] = fault
  }
  return faults
}
