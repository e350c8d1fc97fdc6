import { networkOf, wifiFields } from '#lib/wifi'
import { contactValues, restOfCard } from './contact'
import { decoded } from './escapes'
import type { FormId, FormValues } from './forms'

interface Filled {
  form: FormId
  values: FormValues
}

/** Fields of a Wi-Fi text that the form has fields for. */
const SHOWN_FIELD = /^(?:[TSP]:|H:(?:true|false)?$)/i

/** A network as its text has it, with other faults or without, and what the form has no fields for. */
export function readNetwork(text: string) {
  const all = wifiFields(text)
  const { ssid, password, security, isHidden, login } = networkOf(all)
  const others = all.map((field) => field.join(':')).filter((field) => !SHOWN_FIELD.test(field))
  const likely = login.method ? 'WPA2-EAP' : password ? 'WPA' : 'nopass'
  // ZXing knows no small letters of them.
  const written = /^W(?:PA|EP)$/i.test(security) ? security.toUpperCase() : security || likely
  return {
    ssid,
    password,
    security: written,
    hidden: isHidden ? 'true' : '',
    otherFields: others.join(';'),
    isTypeRight: security === written,
  }
}

/** Of a text that is edited too, as far as it goes. */
function wifiOf(text: string): FormValues | null {
  const { isTypeRight: _, ...values } = readNetwork(text)
  return values.ssid === '' && values.password === '' ? null : values
}

/** Null where what is behind the percent signs is no text. */
function mailOf(text: string): FormValues | null {
  const [, path = '', query = ''] = /^mailto:([^?]*)\??(.*)$/is.exec(text) ?? []
  const headers = query.split('&').filter(Boolean)
  const take = (wanted: string) => {
    const at = headers.findIndex((header) => header.toLowerCase().startsWith(`${wanted}=`))
    const [header = ''] = at < 0 ? [] : headers.splice(at, 1)
    return decoded(header.slice(wanted.length + 1))?.replaceAll('\r\n', '\n')
  }
  // RFC 6068 §2: an address of `to` is one more of those before the question mark.
  const [address, subject, body, more] = [decoded(path), take('subject'), take('body'), take('to')]
  if (address === null || subject === undefined || body === undefined || more === undefined)
    return null
  const addresses = [address, more].filter(Boolean).join(',')
  return { address: addresses, subject, body, headers: headers.join('&') }
}

const READERS: readonly [start: RegExp, form: FormId, read: (text: string) => FormValues | null][] =
  [
    [/^\s*WIFI\s*:/i, 'wifi', wifiOf],
    [/^BEGIN:VCARD/i, 'contact', contactValues],
    [/^mailto:/i, 'email', mailOf],
    [
      /^SMSTO:/i,
      'sms',
      (text) => {
        const [, number = '', message = ''] = /^SMSTO:([^:]*):?(.*)$/is.exec(text) ?? []
        return { number, message }
      },
    ],
    [/^tel:/i, 'phone', (text) => ({ number: decoded(text.slice(4)) ?? text.slice(4) })],
  ]

/**
 * The form that writes a text, filled as it would be, and with what it has no fields for; null where none of them
 * does, or could not write all of it again, and for events and places.
 */
export function formOf(text: string): Filled | null {
  for (const [start, form, read] of READERS) {
    const values = start.test(text) ? read(text) : null
    if (values) return { form, values }
  }
  return null
}

/** What stands in no field of a form, and is written all the same. */
export function restOf(form: FormId, values: FormValues): string[] {
  const { otherFields = '', headers = '', card = '' } = values
  if (form === 'contact') return restOfCard(card)
  if (form === 'wifi') return otherFields.match(/(?:\\.|[^\\;])+/gs) ?? []
  return form === 'email' ? headers.split('&').filter(Boolean) : []
}
