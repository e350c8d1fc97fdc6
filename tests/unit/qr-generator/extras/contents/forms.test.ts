import { expect, test } from 'vitest'
import { formText } from '../../../../../src/tools/qr-generator/extras/contents/domain/form-text'
import {
  checkForm,
  FORM_FIELDS,
  PARTIAL_TIME,
  type FormId,
} from '../../../../../src/tools/qr-generator/extras/contents/domain/forms'
import { faultText, LABELS } from '../../../../../src/tools/qr-generator/extras/contents/texts.en'

const SPECIAL = 'a;b:c\\d"'

/** The fields of a Wi-Fi text as ZXing reads them: up to a ; without a backslash before it. */
function readWifi(text: string): Record<string, string> {
  const fields = /^WIFI:(.*);$/.exec(text)?.[1] ?? ''
  const found = [...fields.matchAll(/([A-Z]):((?:\\.|[^\\;])*);/g)]
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]),
  )
}

test('QR-59: name and password of a network survive with all special characters', () => {
  const text = formText('wifi', { ssid: SPECIAL, security: 'WPA', password: ' ,;\\x ' })
  expect(text).toBe('WIFI:T:WPA;S:a\\;b\\:c\\\\d\\";P: \\,\\;\\\\x ;;')
  expect(readWifi(text)).toEqual({ T: 'WPA', S: SPECIAL, P: ' ,;\\x ' })
})

test('an open network has no password, a hidden one is marked', () => {
  const values = { ssid: 'Guests', security: 'nopass', password: 'old', hidden: 'true' }
  expect(formText('wifi', values)).toBe('WIFI:T:nopass;S:Guests;H:true;;')
})

test('a contact is a vCard 3.0 with escaped values', () => {
  const text = formText('contact', {
    first: 'Jane',
    last: 'Doe; Smith',
    company: 'A, B \\ C',
    phone: '+1 (202) 555-0123',
    url: 'https://example.com/a,b;c',
    city: 'Paris',
    note: 'one\ntwo',
  })
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Doe\\; Smith;Jane;;;',
    'FN:Jane Doe\\; Smith',
    'ORG:A\\, B \\\\ C',
    'TEL;TYPE=CELL:+12025550123',
    // The same address; at , and ; some programs end it.
    'URL:https://example.com/a%2Cb%3Bc',
    'ADR:;;;Paris;;;',
    'NOTE:one\\ntwo',
    'END:VCARD',
    '',
  ])
})

test.each([
  ['+1 202 555 0123 ext. 5', '+1 202 555 0123 ext. 5'],
  ['030 123-45, 0171 6789', '030 123-45\\, 0171 6789'],
  // As copied from an address book, with marks of direction that were not typed.
  ['\u202a+1 202 555 0123\u202c ext. 5', '+1 202 555 0123 ext. 5'],
])('what is more than one number stays in a contact as it was typed: %s', (phone, written) => {
  const text = formText('contact', { last: 'Doe', phone })
  expect(text).toContain(`\r\nTEL;TYPE=CELL:${written}\r\n`)
})

test('subject and message of an email survive the address', () => {
  const text = formText('email', {
    address: 'name@example.com',
    subject: 'A & B?',
    body: '100 % = 50+50\nyours',
  })
  const link = new URL(text)
  expect(link.pathname).toBe('name@example.com')
  expect(text).toContain('body=100%20%25%20%3D%2050%2B50%0D%0Ayours')
  expect(link.searchParams.get('subject')).toBe('A & B?')
})

// What a drawing refuses with its reason.
test('half of an emoji in an email stays in the text', () => {
  const text = formText('email', { address: 'name@example.com', subject: 'é \ud83d!' })
  expect(text).toBe('mailto:name@example.com?subject=%C3%A9%20\ud83d!')
})

test.each<[FormId, Record<string, string>, string]>([
  ['email', { address: 'name@example.com' }, 'mailto:name@example.com'],
  ['email', { address: 'a@b.example, c@d.example' }, 'mailto:a@b.example,c@d.example'],
  ['sms', { number: '+1 202-555-0123', message: 'At 6: yes' }, 'SMSTO:+12025550123:At 6: yes'],
  ['phone', { number: '(202) 555.0123' }, 'tel:2025550123'],
  ['phone', { number: '+49 (0)30 123-45' }, 'tel:+493012345'],
  ['phone', { number: '0049 (0)30 123-45' }, 'tel:00493012345'],
  ['phone', { number: '+49-(0)30-12345' }, 'tel:+493012345'],
  ['phone', { number: '+44.( 0 ).20/7946 0018' }, 'tel:+442079460018'],
  ['phone', { number: '+49 89 1234 (0)' }, 'tel:+498912340'],
  // In Italy and San Marino it is a part of the number, from abroad too.
  ['phone', { number: '+39 (0)6 6982' }, 'tel:+39066982'],
  ['phone', { number: '00378(0)549 88' }, 'tel:00378054988'],
  ['phone', { number: '*#06#' }, 'tel:*%2306%23'],
  ['phone', { number: '(030) 123-45' }, 'tel:03012345'],
  ['phone', { number: '\u202A+49 (0)30 123\u201145\u202C' }, 'tel:+493012345'],
  // As keyboards of Arabic, Hindi and Japanese write digits: no phone has others than 0 to 9.
  ['phone', { number: '٠٥٠ ١٢٣ ٤٥٦٧' }, 'tel:0501234567'],
  ['phone', { number: '＋８１ 90-1234-5678' }, 'tel:+819012345678'],
  ['sms', { number: '०९८१२३४५६७८', message: 'Hi' }, 'SMSTO:09812345678:Hi'],
  ['location', { latitude: '48.8584', longitude: '-2.2945' }, 'geo:48.8584,-2.2945'],
  ['location', { latitude: '+0.0000001', longitude: '0' }, 'geo:0.0000001,0'],
  ['location', { latitude: '48,858', longitude: '2,294' }, 'geo:48.858,2.294'],
  ['location', { latitude: '33.8568° S', longitude: '151.2153E' }, 'geo:-33.8568,151.2153'],
  ['location', { latitude: '\u221233.8568', longitude: '151,2153' }, 'geo:-33.8568,151.2153'],
  [
    'location',
    { latitude: `39°48'25.8"N`, longitude: `W 077° 14.808'`, map: 'osm' },
    'https://www.openstreetmap.org/?mlat=39.8071666667&mlon=-77.2468#map=17/39.8071666667/-77.2468',
  ],
  ['location', { latitude: '1', longitude: '-2', map: 'apple' }, 'https://maps.apple.com/?q=1,-2'],
  [
    'location',
    { latitude: '1', longitude: '-2', map: 'google' },
    'https://www.google.com/maps/search/?api=1&query=1,-2',
  ],
])('%s of %o is %s', (form, values, text) => {
  expect(formText(form, values)).toBe(text)
})

test.each<[FormId, Record<string, string>, string[]]>([
  ['wifi', { ssid: ' ', password: 'secret12' }, ['ssid']],
  ['wifi', { ssid: 'ä'.repeat(16), security: 'nopass' }, []],
  ['wifi', { ssid: `${'ä'.repeat(16)}a`, security: 'nopass' }, ['ssid']],
  ['wifi', { ssid: 'a' }, ['password']],
  ['wifi', { ssid: 'a', password: '1234567' }, ['password']],
  ['wifi', { ssid: 'a', password: '12345678' }, []],
  ['wifi', { ssid: 'a', password: 'p'.repeat(63) }, []],
  ['wifi', { ssid: 'a', password: 'p'.repeat(64) }, ['password']],
  ['wifi', { ssid: 'a', password: 'aF01'.repeat(16) }, []],
  ['wifi', { ssid: 'a', password: 'aF01'.repeat(16) + '2' }, ['password']],
  ['wifi', { ssid: 'a', security: 'WEP' }, ['password']],
  ['wifi', { ssid: 'a', security: 'WPA2-EAP' }, []],
  ['wifi', { ssid: 'a', security: 'SAE', password: 'short' }, []],
  ['wifi', { ssid: 'a', security: 'WEP', password: '12345' }, []],
  ['wifi', { ssid: 'a', security: 'nopass', password: 'old' }, []],
  ['contact', { first: ' ', last: '', company: ' ' }, ['last']],
  ['contact', { company: 'Example' }, []],
  ['contact', { first: 'Jane' }, []],
  ['contact', { last: 'Doe' }, []],
  ['phone', { number: 'none' }, ['number']],
  ['email', { address: 'name' }, ['address']],
  ['email', { address: 'Jane Doe <jane@example.com>' }, ['address']],
  ['email', { address: 'mailto:jane@example.com' }, ['address']],
  ['email', { address: 'jane+1@exämple.com, joe@example.com' }, []],
  // RFC 8110: a network that encrypts openly has no password.
  ['wifi', { ssid: 'cafe', security: 'OWE' }, []],
  ['phone', { number: '*#06#' }, []],
  ['phone', { number: '\u202A+49 (0)30 123\u201145\u202C' }, []],
  ['sms', { number: '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧' }, []],
  ['location', { latitude: '90.1', longitude: '180' }, ['latitude']],
  ['location', { latitude: '\u221233.8568', longitude: '151,2153' }, []],
  ['location', { latitude: '1e1', longitude: '' }, ['latitude', 'longitude']],
  ['location', { latitude: `90°0'1"N`, longitude: `180°60'` }, ['latitude', 'longitude']],
  ['event', { summary: 'a', start: '2026-11-22T09:30', end: '2026-11-22T09:29' }, ['end']],
  ['event', { summary: 'a', start: '2026-11-22T09:30', end: '2026-11-22T09:30' }, ['end']],
  ['event', { summary: 'a', start: '2026-11-22T09:30', end: PARTIAL_TIME }, ['end']],
  ['event', { summary: 'a', start: '20261-11-22T09:30', end: '' }, ['start']],
  ['event', { summary: 'a', start: '2026-11-22T09:30' }, []],
])('%s with %o is wrong in %o', (form, values, wrong) => {
  expect(Object.keys(checkForm(form, values))).toEqual(wrong)
})

test.each([
  ['1234567', 'A WPA password has 8 to 63 characters, or 64 hexadecimal digits.'],
  // Three and forty characters, of two bytes each.
  ['äöü', 'A WPA password has 8 to 63 bytes. Yours has 6.'],
  ['é'.repeat(40), 'A WPA password has 8 to 63 bytes. Yours has 80.'],
])('the limits of a WPA password are named in what is counted: %s', (password, fault) => {
  const { password: found } = checkForm('wifi', { ssid: 'a', password })
  expect(found && faultText('password', found)).toBe(fault)
})

test('each field of a form has a name of its own', () => {
  for (const fields of Object.values(FORM_FIELDS)) {
    expect(new Set(fields.map(({ id }) => LABELS[id])).size).toBe(fields.length)
  }
})

test('QR-59: a contact of an organization alone has its name, its region and a link', () => {
  const values = { company: 'Example', region: 'Ohio', country: 'USA', url: 'example.com:80/a' }
  expect(formText('contact', values).split('\r\n').slice(2, -2)).toEqual([
    'N:;;;;',
    'FN:Example',
    'ORG:Example',
    'URL:https://example.com:80/a',
    'ADR:;;;;Ohio;;USA',
  ])
})
