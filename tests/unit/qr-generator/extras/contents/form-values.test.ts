import { expect, test } from 'vitest'
import { formText } from '../../../../../src/tools/qr-generator/extras/contents/domain/form-text'
import { formOf } from '../../../../../src/tools/qr-generator/extras/contents/domain/form-values'
import { TEMPLATES } from '../../../../../src/tools/qr-generator/texts.en'

test.each(['email', 'phone', 'sms', 'wifi', 'contact'] as const)(
  'QR-74: the form that the sample of %s fills writes that sample',
  (id) => {
    const { text } = TEMPLATES[id]
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
  ['WIFI:T:SAE;S:Home;P:secret12;H:true;;', { security: 'WPA', hidden: 'true' }],
])('QR-80: the form of Wi-Fi reads what there is of %s', (text, values) => {
  expect(formOf(text)).toMatchObject({ form: 'wifi', values })
})
