import { expect, test } from 'vitest'
import { SAMPLES } from '../../../src/tools/qr-generator/domain/templates'

test('each template is in the form that its scheme asks for', () => {
  const { url, email, phone, sms, wifi, contact } = SAMPLES
  expect([url, email, phone].map((text) => new URL(text).protocol)).toEqual([
    'https:',
    'mailto:',
    'tel:',
  ])
  const mail = new URL(email)
  expect(mail.pathname).toBe('name@example.com')
  expect(mail.searchParams.get('subject')).toBe('Hello')
  expect(sms).toMatch(/^SMSTO:\+\d{7,15}:.+$/)
  expect(wifi).toMatch(/^WIFI:T:WPA;S:[^;]+;P:[^;]{8,63};;$/)
  expect(contact).toMatch(/^BEGIN:VCARD\nVERSION:3\.0\n(.+:.+\n)*END:VCARD\n$/)
  expect(contact).toMatch(/\nN:[^]*\nFN:/)
})
