import { expect, test } from 'vitest'
import { TEMPLATES } from '../../../src/tools/qr-generator/texts.en'

test('each template is in the form that its scheme asks for', () => {
  const { url, email, phone, sms, wifi, contact } = TEMPLATES
  expect([url, email, phone].map(({ text }) => new URL(text).protocol)).toEqual([
    'https:',
    'mailto:',
    'tel:',
  ])
  const mail = new URL(email.text)
  expect(mail.pathname).toBe('name@example.com')
  expect(mail.searchParams.get('subject')).toBe('Hello')
  expect(sms.text).toMatch(/^SMSTO:\+\d{7,15}:.+$/)
  expect(wifi.text).toMatch(/^WIFI:T:WPA;S:[^;]+;P:[^;]{8,63};;$/)
  expect(contact.text).toMatch(/^BEGIN:VCARD\nVERSION:3\.0\n(.+:.+\n)*END:VCARD\n$/)
  expect(contact.text).toMatch(/\nN:[^]*\nFN:/)
})
