export const CODE_OF = 'QR code of'
export const INCOMPLETE = 'Something is missing at the end.'
export const IN_FORM = 'Opens the form to fill in'

/** By the kind of the form. `extras/contents` has the same names, but comes later than the box. */
export const FORM_NAMES: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi network',
  contact: 'Contact',
  email: 'Email',
  sms: 'SMS',
  phone: 'Phone number',
  event: 'Calendar event',
  location: 'Location',
}

export const WIFI_CODE_OF = 'QR code of the Wi-Fi'
