import { expect, test } from 'vitest'
import { formsIn } from '../../support/secret-forms'

const SECRET = 'zq7-sentinel-é'

/** How a secret could leave the page, by the platform's own encoders. */
const LEAKS: [name: string, text: string][] = [
  ['as it is', `GET /?q=${SECRET}`],
  ['in capitals', SECRET.toUpperCase()],
  ['as part of an address', new URL(`https://example.com/?q=${SECRET}`).href],
  ['as a form field', new URLSearchParams({ q: SECRET }).toString()],
  ['as JSON of ASCII', String.raw`{"q":"zq7-sentinel-\u00e9"}`],
  ['as UTF-8 read byte by byte', Buffer.from(SECRET).toString('latin1')],
  ['as UTF-16', Buffer.from(`{${SECRET}}`, 'utf16le').toString('latin1')],
  ['in hexadecimal', Buffer.from(`{${SECRET}}`).toString('hex')],
  ...['', '1', '12', '123'].flatMap((before): [string, string][] => [
    [`in base64 after ${before.length} bytes`, btoa(`${before}zq7-sentinel-Ã©..`)],
    [
      `in base64 of UTF-16 after ${before.length} bytes`,
      Buffer.from(`${before}${SECRET}??>`, 'utf16le').toString('base64url'),
    ],
  ]),
]

test.each(LEAKS)('a secret is found %s', (_name, text) => {
  expect(formsIn(text, [SECRET])).not.toEqual([])
})

test('what is no secret is not found', () => {
  const innocent = 'https://localhost/qr-generator zq7 sentinel e {"rates":{"usd":1.25}}'
  expect(formsIn(innocent + Buffer.from(innocent).toString('base64'), [SECRET, '8675309'])).toEqual(
    [],
  )
})
