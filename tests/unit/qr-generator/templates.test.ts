import { expect, test } from 'vitest'
import { QR_TEMPLATES } from '../../../src/tools/qr-generator/domain/templates'

const textOf = (label: string) => QR_TEMPLATES.find((template) => template.label === label)?.text

test('the six templates stand in the order of the spec', () => {
  expect(QR_TEMPLATES.map(({ label }) => label)).toEqual([
    'Website URL',
    'Email',
    'Phone',
    'SMS',
    'WiFi',
    'Contact Card',
  ])
})

test.each([
  ['Website URL', 'https:'],
  ['Email', 'mailto:'],
  ['Phone', 'tel:'],
])('%s is a link of the scheme %s', (label, scheme) => {
  expect(new URL(textOf(label) ?? '').protocol).toBe(scheme)
})

test('the email has an address and a subject', () => {
  const link = new URL(textOf('Email') ?? '')
  expect(link.pathname).toBe('name@example.com')
  expect(link.searchParams.get('subject')).toBe('Hello')
})

test('the SMS has a number and a message', () => {
  expect(textOf('SMS')).toMatch(/^SMSTO:\+\d{7,15}:.+$/)
})

test('the WiFi text has a kind, a name and a password and ends twice', () => {
  expect(textOf('WiFi')).toMatch(/^WIFI:T:WPA;S:[^;]+;P:[^;]{8,63};;$/)
})

test('the contact card is a vCard 3.0 whose lines a text area keeps', () => {
  const card = textOf('Contact Card') ?? ''
  expect(card).toMatch(/^BEGIN:VCARD\nVERSION:3\.0\n(.+:.+\n)*END:VCARD\n$/)
  expect(card).toMatch(/\nN:/)
  expect(card).toMatch(/\nFN:/)
})
