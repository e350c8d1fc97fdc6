import { FORM_FIELDS, type FormId, type FormValues } from './forms'

interface Filled {
  form: FormId
  values: FormValues
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The inverse of a backslash before \\ ; , and n. */
const unescapeText = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** The parts of a value between semicolons without a backslash before them. */
const partsOf = (value: string) =>
  [...`${value};`.matchAll(/((?:\\.|[^\\;])*);/gs)].map(([, part = '']) => unescapeText(part))

/** The parts of a Wi-Fi text by their letters. */
function wifiParts(text: string): Map<string, string> {
  const parts = new Map<string, string>()
  let last = ''
  for (const [piece] of text.replace(/^\s*WIFI\s*:/i, '').matchAll(/(?:\\.|[^\\;])+/gs)) {
    const [, name = '', value = ''] = /^\s*([A-Z]\d?):(.*)$/is.exec(piece) ?? []
    const content = (name ? value : piece).replace(/\\(.)/gs, '$1')
    if (name) last = name.toUpperCase()
    // A semicolon without a backslash before it was one of the value.
    parts.set(last, name ? content : `${parts.get(last) ?? ''};${content}`)
  }
  return parts
}

/** A network as its text has it, with other faults or without. */
export function readNetwork(text: string) {
  const parts = wifiParts(text)
  const [ssid = '', password = '', type] = [parts.get('S'), parts.get('P'), parts.get('T')]
  const security = type || (password ? 'WPA' : 'nopass')
  const hidden = /^true$/i.test(parts.get('H') ?? '') ? 'true' : ''
  return { ssid, password, security, hidden, hasType: type !== undefined }
}

/** Of a text that is edited too, as far as it goes. */
function wifiOf(text: string): FormValues | null {
  const { ssid, password, security, hidden } = readNetwork(text)
  if (ssid === '' && password === '') return null
  const [{ options = [] } = {}] = FORM_FIELDS.wifi.filter(({ id }) => id === 'security')
  // SAE, the word of WPA3 alone, is a choice of WPA here.
  return { ssid, password, security: options.includes(security) ? security : 'WPA', hidden }
}

function contactOf(text: string): FormValues {
  const unfolded = text.replace(/\r\n?|\n/g, '\n').replace(/\n[ \t]/g, '')
  const valueOf = (name: string) =>
    new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  const [last = '', first = ''] = partsOf(valueOf('N'))
  const [, , street = '', city = '', region = '', zip = '', country = ''] = partsOf(valueOf('ADR'))
  const [company = ''] = partsOf(valueOf('ORG'))
  const single = (name: string) => unescapeText(valueOf(name))
  return {
    first,
    last,
    company,
    title: single('TITLE'),
    phone: single('TEL'),
    email: single('EMAIL'),
    url: valueOf('URL'),
    street,
    zip,
    city,
    region,
    country,
    note: single('NOTE'),
  }
}

function mailOf(text: string): FormValues {
  const [, address = '', query = ''] = /^mailto:([^?]*)\??(.*)$/is.exec(text) ?? []
  const headers = new Map(
    query.split('&').map((header) => {
      const [name = '', ...value] = header.split('=')
      return [name.toLowerCase(), decoded(value.join('=')).replaceAll('\r\n', '\n')] as const
    }),
  )
  return {
    address: decoded(address),
    subject: headers.get('subject') ?? '',
    body: headers.get('body') ?? '',
  }
}

const READERS: readonly [start: RegExp, form: FormId, read: (text: string) => FormValues | null][] =
  [
    [/^\s*WIFI\s*:/i, 'wifi', wifiOf],
    [/^BEGIN:VCARD/i, 'contact', contactOf],
    [/^mailto:/i, 'email', mailOf],
    [
      /^SMSTO:/i,
      'sms',
      (text) => {
        const [, number = '', message = ''] = /^SMSTO:([^:]*):?(.*)$/is.exec(text) ?? []
        return { number, message }
      },
    ],
    [/^tel:/i, 'phone', (text) => ({ number: decoded(text.slice(4)) })],
  ]

/** The form that writes a text, filled as it would be; null where none of them does, and for events and places. */
export function formOf(text: string): Filled | null {
  for (const [start, form, read] of READERS) {
    const values = start.test(text) ? read(text) : null
    if (values) return { form, values }
  }
  return null
}
