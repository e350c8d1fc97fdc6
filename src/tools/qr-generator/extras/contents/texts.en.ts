import type { FormFault, FormId } from './domain/forms'

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
  country: 'Country',
  note: 'Note',
  address: 'Email address',
  subject: 'Subject',
  body: 'Message',
  number: 'Phone number',
  message: 'Message',
  summary: 'Event',
  start: 'Start',
  end: 'End',
  place: 'Place',
  description: 'Description',
  latitude: 'Latitude',
  longitude: 'Longitude',
}

/** Options by the field's id and the value. */
export const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  security: { WPA: 'WPA to WPA3', WEP: 'WEP', nopass: 'None' },
  hidden: { '': 'Visible', true: 'Hidden' },
}

const MISSING: Readonly<Record<string, string>> = {
  ssid: 'Enter the name of the network.',
  last: 'Enter a name.',
  summary: 'Enter what it is.',
  start: 'Enter when it starts.',
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
      return 'The name of a network has at most 32 bytes.'
    case 'time':
      return 'Enter a date with a year of four digits, and a time.'
    case 'end-before-start':
      return 'Enter an end after the start.'
    case 'no-password':
      return 'Enter the password, or choose Security: None.'
    case 'password-length':
      return 'A WPA password has 8 to 63 characters, or 64 hexadecimal digits.'
    case 'password-bytes':
      return `A WPA password has 8 to 63 bytes; yours has ${fault.length}.`
    case 'degrees':
      return `Enter degrees from -${fault.limit} to ${fault.limit}, such as 48.8584.`
  }
}

export const LOCAL_TIMES = 'The times are local wherever the code is scanned.'
export const FILL_IN = 'Fill in the text'
