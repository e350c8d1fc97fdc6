import type { FormId } from './domain/forms'

const form = (kind: FormId, names: string) => ({ extra: 'contents', kind, names })

/** The forms by the names that people type. */
export const FORM_QUERIES = [
  form('wifi', 'wi-?fi|wlan|wireless network'),
  form('contact', 'contact|contact card|v-?card|business card'),
  form('email', 'e-?mail'),
  form('sms', 'sms|text message'),
  form('phone', 'phone|phone number|telephone|phone call'),
  form('event', 'event|calendar|calendar event|appointment'),
  form('location', 'location|place|map|coordinates'),
]
