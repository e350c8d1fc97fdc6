export const CODE_OF = 'QR code of'
export const INCOMPLETE = 'Something is missing at the end.'
export const IN_FORM = 'Opens the form to fill in'

/** Of parts of the page, by what they begin with. */
export const HINTS: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi network',
  contact: 'Contact',
  email: 'Email',
  sms: 'SMS',
  phone: 'Phone number',
  event: 'Calendar event',
  location: 'Location',
}
