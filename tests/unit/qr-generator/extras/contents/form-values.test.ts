import { expect, test } from 'vitest'
import { formText } from '../../../../../src/tools/qr-generator/extras/contents/domain/form-text'
import {
  formOf,
  restOf,
} from '../../../../../src/tools/qr-generator/extras/contents/domain/form-values'
import { SAMPLES } from '../../../../../src/tools/qr-generator/domain/templates'

test.each(['email', 'phone', 'sms', 'wifi', 'contact'] as const)(
  'QR-74: the form that the sample of %s fills writes that sample',
  (id) => {
    const text = SAMPLES[id]
    const filled = formOf(text)
    if (!filled) throw new Error('no form')
    expect(filled.form).toBe(id)
    expect(formText(filled.form, filled.values).replaceAll('\r\n', '\n')).toBe(text)
  },
)

test.each([
  ['wifi', { ssid: 'a;b:c\\d"', security: 'WEP', password: ' ,;\\x ', hidden: 'true' }],
  ['contact', { first: 'J;ane', last: 'D,oe', company: 'A\\B', note: 'one\ntwo', region: 'Ohio' }],
  ['email', { address: 'a@b.example', subject: 'A & B?', body: '100 % = 50+50\nyours' }],
  ['sms', { number: '+12025550123', message: 'At 6: yes' }],
  ['phone', { number: '*#06#' }],
] as const)('what a form of %s wrote fills it again: %o', (form, values) => {
  expect(formOf(formText(form, values))).toMatchObject({ form, values })
})

test.each(['https://a.example', 'Hello', 'WIFI:', 'geo:1,2'])('no form wrote %s', (text) => {
  expect(formOf(text)).toBeNull()
})

test.each([
  ['WIFI:T:WPA;S:Home;P:secret12;', { ssid: 'Home', password: 'secret12', security: 'WPA' }],
  ['WIFI:S:Home;P:sec', { ssid: 'Home', password: 'sec', security: 'WPA' }],
  ['WIFI:T:WEP;P:abcde;;', { ssid: '', password: 'abcde', security: 'WEP' }],
  ['wifi:S:Guests', { ssid: 'Guests', password: '', security: 'nopass' }],
  ['WIFI:T:SAE;S:Home;P:secret12;H:true;;', { security: 'SAE', hidden: 'true' }],
  ['WIFI:T:WPA;S:net;P:12345678;ID:office;;', { password: '12345678' }],
])('QR-80: the form of Wi-Fi reads what there is of %s', (text, values) => {
  expect(formOf(text)).toMatchObject({ form: 'wifi', values })
})

/** The text after a change in the form that it opens. */
function changed(text: string, change: Record<string, string>): string {
  const filled = formOf(text)
  if (!filled) throw new Error('no form')
  return formText(filled.form, { ...filled.values, ...change })
}

test.each([
  [
    'WIFI:T:WPA2-EAP;S:hall-net;E:TTLS;PH2:PAP;A:anonymous;I:a\\;da;P:secret12;;',
    { ssid: 'hall-2' },
    'WIFI:T:WPA2-EAP;S:hall-2;P:secret12;E:TTLS;PH2:PAP;A:anonymous;I:a\\;da;;',
    ['E:TTLS', 'PH2:PAP', 'A:anonymous', 'I:a\\;da'],
  ],
  [
    'WIFI:T:SAE;S:Shed;P:12345678;R:1;;',
    { ssid: 'Barn' },
    'WIFI:T:SAE;S:Barn;P:12345678;R:1;;',
    ['R:1'],
  ],
  // The field of hidden networks once had the second phase of a login (ZXing, WifiResultParser).
  [
    'WIFI:T:WPA2-EAP;S:a;P:b;E:PEAP;H:MSCHAPV2;;',
    { ssid: 'b' },
    'WIFI:T:WPA2-EAP;S:b;P:b;E:PEAP;H:MSCHAPV2;;',
    ['E:PEAP', 'H:MSCHAPV2'],
  ],
  [
    'mailto:a@x.example?cc=b@x.example&subject=Hi&bcc=c%40x.example&body=Yo',
    { subject: 'Hello' },
    'mailto:a@x.example?subject=Hello&body=Yo&cc=b@x.example&bcc=c%40x.example',
    ['cc=b@x.example', 'bcc=c%40x.example'],
  ],
  // Programs take the first or the last of two: which is which stays.
  [
    'mailto:a@x.example?subject=A&subject=B&body=1',
    { body: '2' },
    'mailto:a@x.example?subject=A&body=2&subject=B',
    ['subject=B'],
  ],
  // RFC 6068 §2: what `to` names is addressed as what stands before the question mark.
  [
    'mailto:?to=a@x.example&subject=Hi',
    { body: 'Yo' },
    'mailto:a@x.example?subject=Hi&body=Yo',
    [],
  ],
  ['mailto:a@x.example?To=b@x.example', {}, 'mailto:a@x.example,b@x.example', []],
])('QR-83: what the form has no field for stays in %s', (text, change, written, rest) => {
  expect(changed(text, change)).toBe(written)
  const filled = formOf(text)
  expect(filled && restOf(filled.form, filled.values)).toEqual(rest)
})

test('QR-83: a mail with bytes that are no text opens no form', () => {
  expect(formOf('mailto:a@x.example?subject=caf%E9')).toBeNull()
})

/** What the calendars of Google, Outlook, Apple and Thunderbird write that the form has no fields for. */
test.each([
  'DTSTART;TZID=Europe/Berlin:20261204T100000\r\nDURATION:PT2H',
  'DTSTART;TZID="W. Europe Standard Time":20261204T100000',
  'DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261227',
  'DTSTART:20261204T100000\r\nRRULE:FREQ=WEEKLY;BYDAY=TU\r\nEXDATE:20261222T183000',
  'DTSTART:20261204T100000Z\r\nBEGIN:VALARM\r\nTRIGGER:-PT15M\r\nEND:VALARM',
  'DTSTART:20261204T100000\r\nLOCATION:Hall\\, 2\r\nDESCRIPTION:folded by its\r\n  program',
])('QR-83: an event of a calendar opens no form, which might lose what it has: %s', (lines) => {
  const event = `BEGIN:VEVENT\r\nSUMMARY:a\r\n${lines}\r\nEND:VEVENT`
  expect(formOf(event)).toBeNull()
  expect(formOf(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}\r\nEND:VCALENDAR\r\n`)).toBeNull()
})
