import type { FormFault, FormId } from './domain/forms'
import type { Repair } from './domain/repairs'

export const KIND = 'Kind of code'
export const KINDS: readonly { value: FormId; text: string }[] = [
  { value: 'wifi', text: 'Wi-Fi network' },
  { value: 'contact', text: 'Contact' },
  { value: 'email', text: 'Email' },
  { value: 'sms', text: 'SMS' },
  { value: 'phone', text: 'Phone number' },
  { value: 'event', text: 'Calendar event' },
  { value: 'location', text: 'Location' },
]

/** Labels by the field's id. */
export const LABELS: Readonly<Record<string, string>> = {
  ssid: 'Name (SSID)',
  security: 'Security',
  password: 'Wi-Fi password',
  hidden: 'Network',
  first: 'First name',
  last: 'Last name',
  company: 'Company',
  title: 'Job title',
  phone: 'Phone number',
  email: 'Email address',
  url: 'Website',
  street: 'Street',
  zip: 'Postal code',
  city: 'City',
  region: 'State or region',
  country: 'Country',
  note: 'Note',
  address: 'Email address',
  subject: 'Subject',
  body: 'Message',
  number: 'Phone number',
  message: 'Message',
  summary: 'Event',
  days: 'Duration',
  zone: 'Time zone',
  start: 'Start',
  end: 'End',
  place: 'Place',
  description: 'Description',
  latitude: 'Latitude',
  longitude: 'Longitude',
  map: 'Opens in',
}

/** Options by the field's id and the value. */
export const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  security: { WPA: 'WPA/WPA2/WPA3', WEP: 'WEP', nopass: 'None' },
  hidden: { '': 'Visible', true: 'Hidden' },
  days: { '': 'With times', true: 'Whole days' },
  map: {
    '': 'The phone’s map app (geo:)',
    apple: 'Apple Maps (link)',
    google: 'Google Maps (link)',
    osm: 'OpenStreetMap (link)',
  },
  zone: { '': 'Local to each phone', own: 'Mine, kept as UTC', utc: 'UTC' },
}

const MISSING: Readonly<Record<string, string>> = {
  ssid: 'Enter the network name.',
  last: 'Enter a name or a company.',
  summary: 'Enter a title.',
  start: 'Enter a start.',
}

export function faultText(field: string, fault: FormFault): string {
  switch (fault.code) {
    case 'missing':
      return MISSING[field] ?? 'Enter it.'
    case 'address':
      return 'Enter an address, such as name@example.com.'
    case 'phone-number':
      return 'Enter a phone number.'
    case 'long-network-name':
      return 'A network name has at most 32 bytes.'
    case 'time':
      return 'Enter a date with a year of four digits, and a time.'
    case 'date':
      return 'Enter a date with a year of four digits.'
    case 'end-before-start':
      return 'Enter an end after the start.'
    case 'no-password':
      return 'Enter the password, or choose Security: None.'
    case 'password-length':
      return 'A WPA password has 8 to 63 characters, or 64 hexadecimal digits.'
    case 'password-bytes':
      return `A WPA password has 8 to 63 bytes. Yours has ${fault.length}.`
    case 'degrees':
      return `Enter degrees from -${fault.limit} to ${fault.limit}, such as 48.8584.`
  }
}

/** The notes on zones, by the value of the select. */
export const ZONE_NOTES: Readonly<Record<string, string>> = {
  '': '9:00 stays 9:00 in every time zone.',
  own: 'Your times, saved as UTC: the same moment everywhere.',
  utc: 'The times are in UTC. Each phone shows them in its own zone.',
}
export const NEWER_RULES = 'By the newest rules for your time zone; your browser has older ones.'
export const WHOLE_DAYS = 'Whole days keep their dates in every time zone.'
/** What a card has beyond its fields, within a list, by the name of the property. */
export const FURTHER: Readonly<Record<string, string>> = {
  N: 'middle name or title',
  FN: 'another name',
  NICKNAME: 'nickname',
  ORG: 'department',
  TITLE: 'another job title',
  ROLE: 'role',
  TEL: 'another phone number',
  EMAIL: 'another email address',
  URL: 'another website',
  ADR: 'more of the address',
  LABEL: 'address label',
  NOTE: 'another note',
  BDAY: 'birthday',
  ANNIVERSARY: 'anniversary',
  PHOTO: 'photo',
  LOGO: 'logo',
  CATEGORIES: 'groups',
  GEO: 'location',
  TZ: 'time zone',
  LANG: 'language',
  IMPP: 'messenger',
  'X-SOCIALPROFILE': 'social profile',
}
export const OTHER_DETAILS = 'other details'
export const kept = (names: string) => `Also in the code, and kept as it is: ${names}`
export const REPLACES = 'What you enter takes the place of your text above. You can undo that.'
export const GEO =
  'The camera of an iPhone does not offer geo: codes. A link to a map opens on every phone.'
export const SHOW = 'Show the code'
export const CLOSE = 'Close the form'

const FILL_IN_FORM = 'Fill in the form'

export const REPAIRS: Record<Repair['code'], { text: string; action: string }> = {
  'no-scheme': {
    text: 'Phones open this as a link only with https:// in front.',
    action: 'Add https://',
  },
  'wrong-scheme': { text: 'This link starts with a typo.', action: 'Correct it' },
  'plain-link': {
    text: 'Some phones open this link only when it is written in plain letters.',
    action: 'Write it so',
  },
  invisible: {
    text: 'This text has invisible characters or blanks, which would be part of the code.',
    action: 'Remove them',
  },
  wifi: { text: 'Phones may not understand this Wi-Fi text.', action: 'Correct it' },
  'nameless-wifi': {
    text: 'This Wi-Fi text has no network name.',
    action: FILL_IN_FORM,
  },
  card: { text: 'Phones may not understand this card or event.', action: 'Correct it' },
}
