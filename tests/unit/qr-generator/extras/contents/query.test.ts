import { expect, test } from 'vitest'
import { answer } from '../../../../../src/tools/qr-generator/answer'
import { formQueriedBy } from '../../../../../src/tools/qr-generator/box/queried-form'
import { openingOf } from '../../../../../src/tools/qr-generator/opening'
import { QUESTION } from '../../../../../src/tools/qr-generator/question'
import { codeStore } from '../../../../support/qr-image'

/** What the page is opened with. */
function openingFor(question: string) {
  const opening = answer(question).answers[0]?.opening
  return opening && 'text' in opening ? opening.text : null
}

test.each([
  ['qr code for wifi', 'wifi'],
  ['wifi qr', 'wifi'],
  ['Wi-Fi QR code', 'wifi'],
  ['qr for my wifi password', 'wifi'],
  ['qr: vcard', 'contact'],
  ['business card qr code', 'contact'],
  ['qr code for an email', 'email'],
  ['phone number qr', 'phone'],
  ['sms qr', 'sms'],
  ['qr calendar event', 'event'],
  ['qr of a location', 'location'],
])('QR-78: %s opens the form of %s, not a code of the word', (question, kind) => {
  expect(QUESTION.mayAnswer(question)).toBe(true)
  const text = openingFor(question) ?? ''
  expect(formQueriedBy(text)).toBe(kind)
  const codes = codeStore()
  openingOf(codes.getState).openText?.(text)
  expect(codes.getState().form).toEqual({ kind, isRequested: true })
  expect(codes.getState().settings.text).toBe('')
})

test.each([
  ['qr wifi is free here', 'wifi is free here'],
  ['qr https://example.com', 'https://example.com'],
  ['qr WIFI:T:WPA;S:a;P:secret12;;', 'WIFI:T:WPA;S:a;P:secret12;;'],
])('%s is a code of its text', (question, text) => {
  expect(openingFor(question)).toBe(text)
})
